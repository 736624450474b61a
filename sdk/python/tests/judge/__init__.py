"""Puts the questions of the shared vectors to a service, through this package, and answers in their words."""
