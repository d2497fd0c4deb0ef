"""The compositions for the home page and the about page."""
