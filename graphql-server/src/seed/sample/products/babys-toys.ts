import type { SampleProduct } from '../sample-product.ts';

export const babysToys: SampleProduct[] = [
  {
    key: 'duck',
    title: 'Bath Duck',
    description:
      'A yellow duck of natural rubber, 9 cm long, that floats upright and has no hole for mould to live in. Painted with food colours. For captains from birth. It squeaks by itself when it is let go, since it is solid at the bottom. Rinse it in clear water, and replace it when the beak has been chewed through.',
    salePrice: 900,
    brand: 'Little Otter',
    sku: 'LOT-DCK',
    attributes: [
      { name: 'Material', value: 'Natural rubber' },
      { name: 'Dimensions', value: '9 × 8 × 7 cm, 70 g' },
      { name: 'Age', value: 'From birth' },
      { name: 'Care', value: 'Rinse with water' },
    ],
    stock: 230,
    rating: { rate: 4.9, reviews: 42 },
  },
  {
    key: 'blocks',
    title: 'Wooden Blocks',
    description:
      'Thirty beech blocks with letters and numbers on all sides, 4 cm each, in a cotton bag. Edges are rounded, paints are water-based. From ten months; good for towers, words and falling down. The bag is 30 by 25 cm and closes with a cord. Wipe them with a damp cloth; wood that swims swells.',
    salePrice: 2200,
    regularPrice: 2900,
    brand: 'Little Otter',
    sku: 'LOT-BLK',
    attributes: [
      { name: 'Material', value: 'Beech' },
      { name: 'Dimensions', value: '30 blocks of 4 cm' },
      { name: 'Age', value: 'From 10 months' },
      { name: 'Care', value: 'Damp cloth' },
    ],
    stock: 79,
    rating: { rate: 4.8, reviews: 15 },
  },
  {
    key: 'teddy',
    title: 'Plush Bear',
    description:
      'A bear of 32 cm with a red bow, jointed arms and embroidered eyes that no small tooth can pull out. Soft plush outside, recycled filling inside. He survives the washing machine at 30 degrees, and makes a gift for a first birthday. Sitting, he is 22 cm tall, and he weighs 310 g. Dry him in the air, on his back.',
    salePrice: 2700,
    brand: 'Little Otter',
    sku: 'LOT-BER',
    attributes: [
      { name: 'Material', value: 'Polyester plush, recycled filling' },
      { name: 'Dimensions', value: '32 cm tall, 310 g' },
      { name: 'Age', value: 'From birth' },
      { name: 'Care', value: 'Machine wash at 30 °C' },
    ],
    stock: 63,
    rating: { rate: 4.7, reviews: 22 },
  },
  {
    key: 'babybottle',
    title: 'Baby Bottle',
    description:
      'A bottle of 240 ml in heat-proof glass with a slow-flow silicone teat and a valve against colic. Marks are printed to last. Parts can be boiled and bought singly. It is 17 cm tall with a wide neck that a brush gets into. Boil all parts for five minutes before the first use.',
    salePrice: 1300,
    brand: 'Little Otter',
    sku: 'LOT-BTL',
    attributes: [
      { name: 'Material', value: 'Borosilicate glass, silicone' },
      { name: 'Dimensions', value: '240 ml, 17 cm tall' },
      { name: 'Age', value: 'From birth' },
      { name: 'Care', value: 'Boil, or dishwasher' },
    ],
    stock: 118,
    rating: { rate: 4.4, reviews: 10 },
  },
  {
    key: 'toycar',
    title: 'Ride-on Car',
    description:
      'A red car to sit on and push along by foot, with rubber tyres that are quiet on parquet. The steering wheel turns and the seat opens for treasures. From eighteen months to 25 kg. It is 58 cm long, the seat 24 cm high, and it weighs 3.4 kg. The axles are steel and want a drop of oil each spring.',
    salePrice: 7400,
    regularPrice: 8700,
    brand: 'Little Otter',
    sku: 'LOT-CAR',
    attributes: [
      { name: 'Material', value: 'Birch plywood, steel, rubber' },
      { name: 'Dimensions', value: '58 × 27 × 38 cm, 3.4 kg' },
      { name: 'Age', value: 'From 18 months, up to 25 kg' },
      { name: 'Care', value: 'Damp cloth' },
    ],
    stock: 0,
    rating: { rate: 4.6, reviews: 10 },
  },
  {
    key: 'stacker',
    title: 'Ring Stacker',
    description:
      'Seven wooden rings in rainbow colours on a post that wobbles but never falls. Teaches size and order, and makes a good rattle. Oiled with linseed, finished by hand, from six months. The post is 21 cm tall, the largest disc 11 cm across. Clean it with a damp cloth and let it dry standing.',
    salePrice: 1700,
    regularPrice: 2400,
    brand: 'Little Otter',
    sku: 'LOT-STK',
    attributes: [
      { name: 'Material', value: 'Lime wood, linseed oil' },
      { name: 'Dimensions', value: 'Ø 11 cm, 21 cm tall' },
      { name: 'Age', value: 'From 6 months' },
      { name: 'Care', value: 'Damp cloth' },
    ],
    stock: 56,
    rating: { rate: 4.5, reviews: 10 },
  },
  {
    key: 'rocket',
    title: 'Toy Rocket',
    description:
      'A red and white rocket of 28 cm that takes apart into three stages, with two astronauts who fit inside. Made from birch and beech. From three years; the countdown is up to you. The stages hold by magnets that are sealed into the wood. It stands 12 cm wide on its fins and survives most landings.',
    salePrice: 3100,
    brand: 'Little Otter',
    sku: 'LOT-RKT',
    attributes: [
      { name: 'Material', value: 'Birch, beech' },
      { name: 'Dimensions', value: '28 cm tall, Ø 12 cm' },
      { name: 'Age', value: 'From 3 years' },
      { name: 'Care', value: 'Damp cloth' },
    ],
    stock: 35,
    rating: { rate: 4.8, reviews: 5 },
    isNew: true,
  },
];
