import type { SampleProduct } from '../sample-product.ts';

export const homeLifestyle: SampleProduct[] = [
  {
    key: 'chair',
    title: 'Lounge Chair',
    description:
      'A low chair with wide arms and legs of solid oak, made for long books. The cover is woven wool blend and comes off for cleaning. 74 cm wide, 78 cm deep, seat height 41 cm; the legs screw on in five minutes. It carries up to 130 kg. The oak is oiled; a cloth and a spoon of furniture oil bring it back after a few years.',
    salePrice: 24_000,
    regularPrice: 32_000,
    brand: 'Ashgrove',
    sku: 'ASH-LNG',
    attributes: [
      { name: 'Material', value: 'Solid oak, wool blend cover' },
      { name: 'Dimensions', value: '74 × 78 × 76 cm, seat 41 cm' },
      { name: 'Care', value: 'Dry-clean the cover, oil the wood' },
    ],
    stock: { Saffron: [9], Moss: [7], Terracotta: [2] },
    rating: { rate: 4.7, reviews: 12 },
  },
  {
    key: 'sofa',
    title: 'Two-seat Sofa',
    description:
      'A sofa for two, or for one lying down with knees bent: 158 cm wide, 82 cm deep. Cold-foam seats on springs, a stain-resistant cover, and a yellow cushion that comes with it. Delivered in two boxes that fit a narrow staircase. The seat is 44 cm high and 56 cm deep. Covers come off by zip and go into the machine, cold.',
    salePrice: 68_000,
    brand: 'Ashgrove',
    sku: 'ASH-SF2',
    attributes: [
      { name: 'Material', value: 'Pine frame, cold foam, woven polyester' },
      { name: 'Dimensions', value: '158 × 82 × 80 cm' },
      { name: 'Care', value: 'Covers: machine wash at 30 °C' },
    ],
    stock: { Lagoon: [1], Oat: [0], Ink: [2] },
    rating: { rate: 4.5, reviews: 10 },
  },
  {
    key: 'lamp',
    title: 'Brass Table Lamp',
    description:
      'A brushed brass foot, a linen shade and a dimmer in the cable: 48 cm of warm light for a bedside or a desk. Takes an E27 bulb of up to 60 W, included. The brass is unlacquered and will mellow. The foot is 14 cm across and weighs enough to stay put, the shade 28 cm. Dust the shade with a soft brush and leave the brass alone, or polish it, as you like.',
    salePrice: 5800,
    brand: 'Stillroom',
    sku: 'STL-LMP',
    tags: ['office'],
    attributes: [
      { name: 'Material', value: 'Brass, linen' },
      { name: 'Dimensions', value: 'Ø 28 cm, 48 cm tall, cable 1.8 m' },
      { name: 'Bulb', value: 'E27, up to 60 W, included' },
    ],
    stock: 45,
    rating: { rate: 4.4, reviews: 10 },
  },
  {
    key: 'mug',
    title: 'Stoneware Mug',
    description:
      'A hand-finished mug of 350 ml with a speckled glaze and a handle for three fingers. Thick walls keep coffee warm. Safe in dishwasher and microwave, and a gift for anyone with a kettle. It is 9 cm tall and weighs 340 g. No two glazes are quite the same, and the foot is ground so that it scratches no table.',
    salePrice: 1600,
    brand: 'Stillroom',
    sku: 'STL-MUG',
    attributes: [
      { name: 'Material', value: 'Stoneware' },
      { name: 'Dimensions', value: 'Ø 8.5 cm, 9 cm tall, 350 ml' },
      { name: 'Care', value: 'Dishwasher and microwave safe' },
    ],
    stock: { 'Speckled Cream': [80], 'Denim Blue': [62], Sage: [38] },
    rating: { rate: 4.8, reviews: 30 },
  },
  {
    key: 'planter',
    title: 'Potted Fig',
    description:
      'A young fiddle-leaf fig, about 60 cm tall, in a terracotta pot with a saucer. It likes a bright window without midday sun and water once a week. Packed upright, and replaced if it arrives unhappy. The pot is 17 cm across. Wipe the leaves with a damp cloth now and then; they drink light as well as water.',
    salePrice: 3900,
    brand: 'Greenmantle',
    sku: 'GRM-FIG',
    attributes: [
      { name: 'Dimensions', value: 'About 60 cm tall, pot Ø 17 cm' },
      { name: 'Light', value: 'Bright, no midday sun' },
      { name: 'Care', value: 'Water once a week, feed monthly in summer' },
    ],
    stock: 22,
    rating: { rate: 4.4, reviews: 5 },
    isNew: true,
  },
  {
    key: 'pan',
    title: 'Cast-iron Pan',
    description:
      'A 26 cm pan cast in one piece and seasoned with linseed oil, ready for the first egg. For every stove, induction included, and for the oven. 2.4 kg; wipe it dry and it will outlive you. The handle is 13 cm long with a hole to hang it by. No soap, no dishwasher: hot water, a brush, a drop of oil.',
    salePrice: 4400,
    regularPrice: 5500,
    brand: 'Stillroom',
    sku: 'STL-PAN',
    barcode: '2000001000014',
    attributes: [
      { name: 'Material', value: 'Cast iron' },
      { name: 'Dimensions', value: 'Ø 26 cm, 5 cm deep, 2.4 kg' },
      { name: 'Care', value: 'Hot water and a brush, then oil' },
    ],
    stock: 53,
    rating: { rate: 4.9, reviews: 34 },
  },
  {
    key: 'clock',
    title: 'Wall Clock',
    description:
      'A 30 cm clock with a beech rim, plain numerals and hands that can be read across a room. The movement sweeps and does not tick. Runs for a year on one AA battery. It weighs 620 g and hangs from a single nail. Hours and minutes only, so there is nothing to distract.',
    salePrice: 3400,
    brand: 'Stillroom',
    sku: 'STL-CLK',
    tags: ['office'],
    attributes: [
      { name: 'Material', value: 'Beech, glass' },
      { name: 'Dimensions', value: 'Ø 30 cm, 4 cm deep' },
      { name: 'Battery', value: 'One AA, not included' },
    ],
    stock: 60,
    rating: { rate: 4.2, reviews: 10 },
  },
  {
    key: 'shelf',
    title: 'Oak Bookshelf',
    description:
      'Five boards of oiled oak, 80 cm wide and 180 cm tall, that carry 30 kg each. It stands on felt, leans on nothing, and is fixed to the wall with two screws. No tools but a screwdriver needed. Each board is 28 cm deep and 2 cm thick; the gaps are 34 cm, enough for tall books. Oil it once a year with a lint-free cloth.',
    salePrice: 21_900,
    regularPrice: 25_800,
    brand: 'Ashgrove',
    sku: 'ASH-SHF',
    attributes: [
      { name: 'Material', value: 'Oiled oak' },
      { name: 'Dimensions', value: '80 × 28 × 180 cm, 31 kg' },
      { name: 'Care', value: 'Wipe dry, oil once a year' },
    ],
    stock: 8,
    rating: { rate: 4.6, reviews: 10 },
  },
];
