import type { SampleProduct } from '../sample-product.ts';

export const groceriesPets: SampleProduct[] = [
  {
    key: 'petbowl',
    title: 'Dog Bowl and Kibble',
    description:
      'A glazed ceramic bowl of 18 cm on a rubber ring, with a first bag of 1.5 kg chicken kibble to fill it. Heavy enough to stay where it is put. The bowl goes into the dishwasher; the kibble is for grown dogs. It holds 900 ml. Small dogs may find the rim of 6 cm just right, tall ones will want a stand.',
    salePrice: 1600,
    brand: 'Good Paws',
    sku: 'GPW-BWL',
    barcode: '2000001000076',
    attributes: [
      { name: 'Material', value: 'Glazed ceramic, rubber' },
      { name: 'Dimensions', value: 'Ø 18 cm, 6 cm high, 900 ml' },
      { name: 'Care', value: 'Dishwasher safe' },
    ],
    stock: 51,
    rating: { rate: 4.3, reviews: 10 },
  },
  {
    key: 'coffee',
    title: 'Coffee Beans 1 kg',
    description:
      'Whole arabica beans from two small farms, roasted slowly to a medium brown: hazelnut, cocoa, little acid. Good for espresso and for filter. Roasted every Tuesday; the bag has a valve and closes again. Keep it in its bag, cool and dark rather than in the fridge. It is at its best between the second and the eighth week.',
    salePrice: 2100,
    regularPrice: 2600,
    brand: 'Orchard Row',
    sku: 'ORC-COF',
    barcode: '2000001000083',
    attributes: [
      { name: 'Origin', value: 'Guatemala and Colombia' },
      { name: 'Contents', value: '1 kg, whole beans' },
      { name: 'Storage', value: 'Cool, dark, closed' },
    ],
    stock: 165,
    rating: { rate: 4.8, reviews: 36 },
  },
  {
    key: 'honey',
    title: 'Blossom Honey',
    description:
      'Raw spring honey, 500 g in a glass jar, with a dipper of olive wood. Light, floral and slowly turning creamy, as honey should. A small gift for any table; not for children under one year. A creamy jar stands in warm water for half an hour and is clear again. It keeps for years if the lid is closed.',
    salePrice: 1150,
    brand: 'Orchard Row',
    sku: 'ORC-HNY',
    barcode: '2000001000090',
    attributes: [
      { name: 'Origin', value: 'Own hives, Port Ellis' },
      { name: 'Contents', value: '500 g' },
      { name: 'Storage', value: 'Room temperature' },
    ],
    stock: 107,
    rating: { rate: 4.7, reviews: 13 },
  },
  {
    key: 'oliveoil',
    title: 'Olive Oil',
    description:
      'Extra virgin oil, 750 ml, cold-pressed within a day of the harvest. Green and peppery, for bread and salads rather than the pan. Dark glass keeps the light out; use it within a year. The fruit are of one kind, Koroneiki, from trees on a north slope. Below 8 °C it turns cloudy, which does it no harm.',
    salePrice: 1900,
    brand: 'Orchard Row',
    sku: 'ORC-OIL',
    barcode: '2000001000106',
    attributes: [
      { name: 'Origin', value: 'Crete' },
      { name: 'Contents', value: '750 ml' },
      { name: 'Storage', value: 'Dark, 14 to 20 °C' },
    ],
    stock: 4,
    rating: { rate: 4.6, reviews: 11 },
  },
  {
    key: 'tin',
    title: 'Plum Tomatoes',
    description:
      'Peeled plum tomatoes in their own juice, 400 g, picked ripe and tinned the same day. Nothing added but a leaf of basil. Enough sauce for three plates of pasta. The tin is 7.5 cm across, opens with a ring, and is free of bisphenol. Once it is open, move the rest to a glass and use it within three days.',
    salePrice: 220,
    brand: 'Orchard Row',
    sku: 'ORC-TOM',
    barcode: '2000001000113',
    attributes: [
      { name: 'Origin', value: 'Campania' },
      { name: 'Contents', value: '400 g, 240 g drained' },
      { name: 'Storage', value: 'Two years unopened' },
    ],
    stock: 400,
    rating: { rate: 4.1, reviews: 10 },
  },
  {
    key: 'catpost',
    title: 'Cat Scratch Post',
    description:
      'A sisal post of 62 cm on a plush base, with a ball on a string for the hours between naps. Wide enough for large cats to stretch on. The sisal sleeve can be replaced when it has done its duty. The base is 38 by 38 cm and weighs 4 kg, so that it stays up. Brush the plush with a rubber glove.',
    salePrice: 4300,
    regularPrice: 5400,
    brand: 'Good Paws',
    sku: 'GPW-CAT',
    attributes: [
      { name: 'Material', value: 'Sisal, pine, polyester plush' },
      { name: 'Dimensions', value: '38 × 38 × 62 cm, 5.6 kg' },
      { name: 'Care', value: 'Brush or vacuum' },
    ],
    stock: 30,
    rating: { rate: 4.4, reviews: 10 },
  },
  {
    key: 'leash',
    title: 'Rope Leash',
    description:
      'Climbing rope of 10 mm, 1.6 m long, with a soft handle and a brass clip that turns. Reflective threads shine in headlights. For dogs up to 40 kg. It weighs 180 g and floats. Wash it by hand in lukewarm water and hang it up to dry.',
    salePrice: 2300,
    brand: 'Good Paws',
    sku: 'GPW-LSH',
    attributes: [
      { name: 'Material', value: 'Polypropylene rope, brass' },
      { name: 'Dimensions', value: '1.6 m, Ø 10 mm, 180 g' },
      { name: 'Care', value: 'Hand wash' },
    ],
    stock: 72,
    rating: { rate: 4.5, reviews: 10 },
  },
];
