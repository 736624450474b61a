"""Messages and stubs as protoc makes them: the API as it stands on the wire."""
