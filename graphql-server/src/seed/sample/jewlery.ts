import type { SampleProduct } from './sample-product.ts';

export const jewlery: SampleProduct[] = [
  {
    key: 'ring',
    title: 'Solitaire Ring',
    description:
      'A single brilliant-cut stone of half a carat, grown in a laboratory, held by four claws on a band of 14 carat gold. Sizes are the inner circumference in millimetres. It comes in a box that fits a coat pocket.',
    salePrice: 64_000,
    sizes: ['48', '50', '52', '54', '56', '58'],
    stock: 6,
    rating: { rate: 4.9, reviews: 38 },
  },
  {
    key: 'necklace',
    title: 'Emerald Pendant',
    description:
      'A drop of green emerald on a fine gold-plated silver chain, 45 cm long with an extender of 5 cm. The setting is open at the back, so light comes through the stone. Keep it away from perfume and chlorine.',
    salePrice: 26_400,
    regularPrice: 31_000,
    stock: 11,
    rating: { rate: 4.7, reviews: 64 },
  },
  {
    key: 'earrings',
    title: 'Pearl Drops',
    description:
      'Two freshwater pearls of 9 mm that hang from small gold rings, light enough to forget. Every pearl is a little different; we pair them by hand. The hooks are 14 carat gold fill and free of nickel.',
    salePrice: 12_000,
    stock: 19,
    rating: { rate: 4.6, reviews: 91 },
  },
  {
    key: 'hoops',
    title: 'Gold Hoops',
    description:
      'Hollow hoops of 30 mm in gold-plated sterling silver, with a hinged clasp that clicks. Thick enough to be seen, light enough for all day. A polishing cloth is in the box.',
    salePrice: 7800,
    stock: 44,
    rating: { rate: 4.5, reviews: 172 },
  },
  {
    key: 'bracelet',
    title: 'Curb Bracelet',
    description:
      'A flat curb chain in sterling silver, 6 mm wide, that lies close to the wrist. The lobster clasp is large enough to close with one hand. Sizes are the length in centimetres.',
    salePrice: 9600,
    regularPrice: 12_800,
    sizes: ['17', '19', '21'],
    stock: 27,
    rating: { rate: 4.3, reviews: 70 },
  },
  {
    key: 'bangle',
    title: 'Pave Bangle',
    description:
      'A slim rose gold bangle with a row of small stones set flush, so nothing catches on a sleeve. It opens on a hidden hinge. Inner width 60 mm.',
    salePrice: 14_500,
    stock: 0,
    rating: { rate: 4.8, reviews: 33 },
  },
  {
    key: 'brooch',
    title: 'Enamel Brooch',
    description:
      'A blue flower with five petals in hot enamel around a small pearl, 38 mm across. Each petal is filled and fired by hand. The pin locks, so it stays on a coat as safely as on a scarf, and it comes in a gift box.',
    salePrice: 5400,
    stock: 16,
    rating: { rate: 4.4, reviews: 21 },
    isNew: true,
  },
];
