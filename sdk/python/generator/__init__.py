"""Makes the generated part of the package from the `.proto` files: `python -m generator`."""
