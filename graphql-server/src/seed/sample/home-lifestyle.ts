import type { SampleProduct } from './sample-product.ts';

export const homeLifestyle: SampleProduct[] = [
  {
    key: 'chair',
    title: 'Lounge Chair',
    description:
      'A low chair with wide arms and legs of solid oak, made for long books. The cover is woven wool blend and comes off for cleaning. 74 cm wide, 78 cm deep, seat height 41 cm; the legs screw on in five minutes.',
    salePrice: 24_000,
    regularPrice: 32_000,
    stock: 18,
    rating: { rate: 4.7, reviews: 139 },
  },
  {
    key: 'sofa',
    title: 'Two-seat Sofa',
    description:
      'A sofa for two, or for one lying down with knees bent: 158 cm wide, 82 cm deep. Cold-foam seats on springs, a stain-resistant cover, and a yellow cushion that comes with it. Delivered in two boxes that fit a narrow staircase.',
    salePrice: 68_000,
    stock: 3,
    rating: { rate: 4.5, reviews: 87 },
  },
  {
    key: 'lamp',
    title: 'Brass Table Lamp',
    description:
      'A brushed brass foot, a linen shade and a dimmer in the cable: 48 cm of warm light for a bedside or a desk. Takes an E27 bulb of up to 60 W, included. The brass is unlacquered and will mellow.',
    salePrice: 5800,
    stock: 45,
    rating: { rate: 4.4, reviews: 102 },
  },
  {
    key: 'mug',
    title: 'Stoneware Mug',
    description:
      'A hand-finished mug of 350 ml with a speckled glaze and a handle for three fingers. Thick walls keep coffee warm. Safe in dishwasher and microwave, and a gift for anyone with a kettle.',
    salePrice: 1600,
    stock: 180,
    rating: { rate: 4.8, reviews: 366 },
  },
  {
    key: 'planter',
    title: 'Potted Fig',
    description:
      'A young fiddle-leaf fig, about 60 cm tall, in a terracotta pot with a saucer. It likes a bright window without midday sun and water once a week. Packed upright, and replaced if it arrives unhappy.',
    salePrice: 3900,
    stock: 22,
    rating: { rate: 4.3, reviews: 48 },
    isNew: true,
  },
  {
    key: 'pan',
    title: 'Cast-iron Pan',
    description:
      'A 26 cm pan cast in one piece and seasoned with linseed oil, ready for the first egg. For every stove, induction included, and for the oven. 2.4 kg; wipe it dry and it will outlive you.',
    salePrice: 4400,
    regularPrice: 5500,
    stock: 53,
    rating: { rate: 4.9, reviews: 411 },
  },
  {
    key: 'clock',
    title: 'Wall Clock',
    description:
      'A 30 cm clock with a beech rim, plain numerals and hands that can be read across a room. The movement sweeps and does not tick. Runs for a year on one AA battery.',
    salePrice: 3400,
    stock: 60,
    rating: { rate: 4.2, reviews: 73 },
  },
  {
    key: 'shelf',
    title: 'Oak Bookshelf',
    description:
      'Five boards of oiled oak, 80 cm wide and 180 cm tall, that carry 30 kg each. It stands on felt, leans on nothing, and is fixed to the wall with two screws. No tools but a screwdriver needed.',
    salePrice: 21_900,
    regularPrice: 25_800,
    stock: 8,
    rating: { rate: 4.6, reviews: 65 },
  },
];
