import type { SampleProduct } from './sample-product.ts';

export const babysToys: SampleProduct[] = [
  {
    key: 'duck',
    title: 'Bath Duck',
    description:
      'A yellow duck of natural rubber, 9 cm long, that floats upright and has no hole for mould to live in. Painted with food colours. For captains from birth.',
    salePrice: 900,
    stock: 230,
    rating: { rate: 4.9, reviews: 502 },
  },
  {
    key: 'blocks',
    title: 'Wooden Blocks',
    description:
      'Thirty beech blocks with letters and numbers on all sides, 4 cm each, in a cotton bag. Edges are rounded, paints are water-based. From ten months; good for towers, words and falling down.',
    salePrice: 2200,
    regularPrice: 2900,
    stock: 79,
    rating: { rate: 4.8, reviews: 184 },
  },
  {
    key: 'teddy',
    title: 'Plush Bear',
    description:
      'A bear of 32 cm with a red bow, jointed arms and embroidered eyes that no small tooth can pull out. Soft plush outside, recycled filling inside. He survives the washing machine at 30 degrees, and makes a gift for a first birthday.',
    salePrice: 2700,
    stock: 63,
    rating: { rate: 4.7, reviews: 259 },
  },
  {
    key: 'babybottle',
    title: 'Baby Bottle',
    description:
      'A bottle of 240 ml in heat-proof glass with a slow-flow silicone teat and a valve against colic. Marks are printed to last. Parts can be boiled and bought singly.',
    salePrice: 1300,
    stock: 118,
    rating: { rate: 4.4, reviews: 106 },
  },
  {
    key: 'toycar',
    title: 'Ride-on Car',
    description:
      'A red car to sit on and push along by foot, with rubber tyres that are quiet on parquet. The steering wheel turns and the seat opens for treasures. From eighteen months to 25 kg.',
    salePrice: 7400,
    regularPrice: 8700,
    stock: 0,
    rating: { rate: 4.6, reviews: 58 },
  },
  {
    key: 'stacker',
    title: 'Ring Stacker',
    description:
      'Seven wooden rings in rainbow colours on a post that wobbles but never falls. Teaches size and order, and makes a good rattle. Oiled with linseed, finished by hand, from six months.',
    salePrice: 1700,
    regularPrice: 2400,
    stock: 56,
    rating: { rate: 4.5, reviews: 92 },
  },
  {
    key: 'rocket',
    title: 'Toy Rocket',
    description:
      'A red and white rocket of 28 cm that takes apart into three stages, with two astronauts who fit inside. Made from birch and beech. From three years; the countdown is up to you.',
    salePrice: 3100,
    stock: 35,
    rating: { rate: 4.8, reviews: 29 },
    isNew: true,
  },
];
