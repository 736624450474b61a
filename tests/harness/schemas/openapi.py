"""Holds what a running service says of itself at /openapi.json against OpenAPI 3.1."""

import json
import sys
from urllib.request import urlopen

from openapi_spec_validator import OpenAPIV31SpecValidator

with urlopen(f"http://{sys.argv[1]}/openapi.json") as answer:
    OpenAPIV31SpecValidator(json.load(answer)).validate()
