"""Every product of the shop, one module per group of categories."""

from products import (  # noqa: F401
    audio_and_play,
    beauty,
    electronics,
    groceries,
    home,
    jewellery,
    medical_devices,
    medicine,
    mens_clothing,
    outdoor,
    sports,
    toys,
    womens_clothing,
)
