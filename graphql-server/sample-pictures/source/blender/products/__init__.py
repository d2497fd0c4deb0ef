"""Every product of the shop, one module per group of categories."""

from products import (  # noqa: F401
    audio_and_play,
    beauty,
    electronics,
    footwear,
    groceries,
    headwear,
    home,
    jewellery,
    medical_devices,
    medicine,
    mens_bottoms,
    mens_tops,
    outdoor,
    sports,
    toys,
    womens_accessories,
    womens_dresses,
    womens_skirts,
    womens_tops,
)
