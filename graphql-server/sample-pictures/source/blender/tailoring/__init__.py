"""Garments as a tailor makes them: a flat pattern is cut, sewn, draped over a hidden body, and its cloth is drawn."""
