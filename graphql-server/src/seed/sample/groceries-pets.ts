import type { SampleProduct } from './sample-product.ts';

export const groceriesPets: SampleProduct[] = [
  {
    key: 'petbowl',
    title: 'Dog Bowl and Kibble',
    description:
      'A glazed ceramic bowl of 18 cm on a rubber ring, with a first bag of 1.5 kg chicken kibble to fill it. Heavy enough to stay where it is put. The bowl goes into the dishwasher; the kibble is for grown dogs.',
    salePrice: 1600,
    stock: 51,
    rating: { rate: 4.3, reviews: 84 },
  },
  {
    key: 'coffee',
    title: 'Coffee Beans 1 kg',
    description:
      'Whole arabica beans from two small farms, roasted slowly to a medium brown: hazelnut, cocoa, little acid. Good for espresso and for filter. Roasted every Tuesday; the bag has a valve and closes again.',
    salePrice: 2100,
    regularPrice: 2600,
    stock: 165,
    rating: { rate: 4.8, reviews: 437 },
  },
  {
    key: 'honey',
    title: 'Blossom Honey',
    description:
      'Raw spring honey, 500 g in a glass jar, with a dipper of olive wood. Light, floral and slowly turning creamy, as honey should. A small gift for any table; not for children under one year.',
    salePrice: 1150,
    stock: 107,
    rating: { rate: 4.7, reviews: 151 },
  },
  {
    key: 'oliveoil',
    title: 'Olive Oil',
    description:
      'Extra virgin oil, 750 ml, cold-pressed within a day of the harvest. Green and peppery, for bread and salads rather than the pan. Dark glass keeps the light out; use it within a year.',
    salePrice: 1900,
    stock: 4,
    rating: { rate: 4.6, reviews: 133 },
  },
  {
    key: 'tin',
    title: 'Plum Tomatoes',
    description:
      'Peeled plum tomatoes in their own juice, 400 g, picked ripe and tinned the same day. Nothing added but a leaf of basil. Enough sauce for three plates of pasta.',
    salePrice: 220,
    stock: 400,
    rating: { rate: 4.1, reviews: 69 },
  },
  {
    key: 'catpost',
    title: 'Cat Scratch Post',
    description:
      'A sisal post of 62 cm on a plush base, with a ball on a string for the hours between naps. Wide enough for large cats to stretch on. The sisal sleeve can be replaced when it has done its duty.',
    salePrice: 4300,
    regularPrice: 5400,
    stock: 30,
    rating: { rate: 4.4, reviews: 98 },
  },
  {
    key: 'leash',
    title: 'Rope Leash',
    description:
      'Climbing rope of 10 mm, 1.6 m long, with a soft handle and a brass clip that turns. Reflective threads shine in headlights. For dogs up to 40 kg.',
    salePrice: 2300,
    stock: 72,
    rating: { rate: 4.5, reviews: 60 },
  },
];
