import type { SampleProduct } from '../sample-product.ts';

export const jewlery: SampleProduct[] = [
  {
    key: 'ring',
    title: 'Solitaire Ring',
    description:
      'A single brilliant-cut stone of half a carat, grown in a laboratory, held by four claws on a band of 14 carat gold. Sizes are the inner circumference in millimetres. It comes in a box that fits a coat pocket. The band is 1.9 mm wide, the stone graded F and VS1, with its certificate. Have the claws looked at once a year, which we do for nothing.',
    salePrice: 64_000,
    sizes: ['48', '50', '52', '54', '56', '58'],
    brand: 'Ilse Maren',
    sku: 'ILM-SOL',
    attributes: [
      { name: 'Material', value: '14 carat gold, laboratory-grown diamond' },
      { name: 'Measures', value: 'Band 1.9 mm, stone 5.2 mm' },
      { name: 'Care', value: 'Warm water, mild soap, soft brush' },
    ],
    surcharges: { '56': 2500, '58': 2500 },
    stock: [0, 1, 2, 2, 1, 0],
    rating: { rate: 4.9, reviews: 10 },
  },
  {
    key: 'necklace',
    title: 'Emerald Pendant',
    description:
      'A drop of green emerald on a fine gold-plated silver chain, 45 cm long with an extender of 5 cm. The setting is open at the back, so light comes through the stone. Keep it away from perfume and chlorine. The stone measures 9 by 6 mm and weighs about one carat. Lay it down flat in its pouch, so that the chain makes no knots.',
    salePrice: 26_400,
    regularPrice: 31_000,
    brand: 'Ilse Maren',
    sku: 'ILM-EMR',
    attributes: [
      { name: 'Material', value: 'Gold-plated sterling silver, emerald' },
      { name: 'Measures', value: '45 + 5 cm, drop 9 × 6 mm' },
      { name: 'Care', value: 'Dry cloth' },
    ],
    stock: 11,
    rating: { rate: 4.7, reviews: 10 },
  },
  {
    key: 'earrings',
    title: 'Pearl Drops',
    description:
      'Two freshwater pearls of 9 mm that hang from small gold rings, light enough to forget. Every pearl is a little different; we pair them by hand. The hooks are 14 carat gold fill and free of nickel. They hang 26 mm below the lobe. Put them on last and take them off first: pearls like neither soap nor hairspray.',
    salePrice: 12_000,
    brand: 'Ilse Maren',
    sku: 'ILM-PRL',
    attributes: [
      { name: 'Material', value: 'Freshwater pearls, 14 carat gold fill' },
      { name: 'Measures', value: '26 mm long, pearls 9 mm' },
      { name: 'Care', value: 'Wipe with a damp cloth' },
    ],
    stock: 19,
    rating: { rate: 4.6, reviews: 10 },
  },
  {
    key: 'hoops',
    title: 'Gold Hoops',
    description:
      'Hollow hoops of 30 mm in gold-plated sterling silver, with a hinged clasp that clicks. Thick enough to be seen, light enough for all day. A polishing cloth is in the box. They are 4 mm thick and weigh 3 g each. Take them off to swim; the plating is 2 microns and outlasts years of weekdays.',
    salePrice: 7800,
    brand: 'Ilse Maren',
    sku: 'ILM-HOP',
    attributes: [
      { name: 'Material', value: 'Gold-plated sterling silver' },
      { name: 'Measures', value: 'Ø 30 mm, 4 mm thick' },
      { name: 'Care', value: 'Polishing cloth' },
    ],
    stock: 44,
    rating: { rate: 4.5, reviews: 14 },
  },
  {
    key: 'bracelet',
    title: 'Curb Bracelet',
    description:
      'A flat curb chain in sterling silver, 6 mm wide, that lies close to the wrist. The lobster clasp is large enough to close with one hand. Sizes are the length in centimetres. Measure your wrist and add two centimetres. If it turns dark, a minute with the cloth in the box is enough.',
    salePrice: 9600,
    regularPrice: 12_800,
    sizes: ['17', '19', '21'],
    brand: 'Ilse Maren',
    sku: 'ILM-CRB',
    attributes: [
      { name: 'Material', value: 'Sterling silver' },
      { name: 'Measures', value: '6 mm wide' },
      { name: 'Care', value: 'Polishing cloth' },
    ],
    surcharges: { '19': 600, '21': 1200 },
    stock: [9, 14, 4],
    rating: { rate: 4.3, reviews: 10 },
  },
  {
    key: 'bangle',
    title: 'Pave Bangle',
    description:
      'A slim rose gold bangle with a row of small stones set flush, so nothing catches on a sleeve. It opens on a hidden hinge. Inner width 60 mm. Twenty-four stones in a row, each 1.5 mm across, are set by hand. It fits wrists of 15 to 18 cm.',
    salePrice: 14_500,
    brand: 'Ilse Maren',
    sku: 'ILM-PAV',
    attributes: [
      { name: 'Material', value: 'Rose gold plated brass, cubic zirconia' },
      { name: 'Measures', value: 'Inside 60 × 50 mm, 4 mm wide' },
      { name: 'Care', value: 'Dry cloth' },
    ],
    stock: 0,
    rating: { rate: 4.8, reviews: 10 },
  },
  {
    key: 'brooch',
    title: 'Enamel Brooch',
    description:
      'A blue flower with five petals in hot enamel around a small pearl, 38 mm across. Each petal is filled and fired by hand. The pin locks, so it stays on a coat as safely as on a scarf, and it comes in a gift box. It weighs 14 g, light enough for a knitted collar. Breathe on it and wipe it with a cloth; enamel needs nothing else.',
    salePrice: 5400,
    brand: 'Ilse Maren',
    sku: 'ILM-BRC',
    attributes: [
      { name: 'Material', value: 'Enamel on copper, pearl' },
      { name: 'Measures', value: 'Ø 38 mm, 14 g' },
      { name: 'Care', value: 'Soft cloth' },
    ],
    stock: 16,
    rating: { rate: 4.4, reviews: 5 },
    isNew: true,
  },
];
