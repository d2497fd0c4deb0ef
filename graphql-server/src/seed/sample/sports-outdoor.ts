import type { SampleProduct } from './sample-product.ts';

export const sportsOutdoor: SampleProduct[] = [
  {
    key: 'dumbbell',
    title: 'Hex Dumbbell 8 kg',
    description:
      'One dumbbell of 8 kg with a knurled steel grip and rubber heads that are kind to floors. Six flat sides keep it from rolling away. Sold singly, because shoulders differ.',
    salePrice: 3400,
    stock: 49,
    rating: { rate: 4.6, reviews: 128 },
  },
  {
    key: 'ball',
    title: 'Basketball',
    description:
      'A size 7 ball with deep channels and a composite cover that grips indoors and outdoors. It holds its air for weeks; pump and needle are not included. Weighs 600 g, as the rules want it.',
    salePrice: 2800,
    regularPrice: 3500,
    stock: 66,
    rating: { rate: 4.4, reviews: 190 },
  },
  {
    key: 'tent',
    title: 'Trail Tent',
    description:
      'A ridge tent for two that stands in six minutes and weighs 2.3 kg. Seams are taped, the floor takes a water column of 5 m, and the door opens wide for the view. Poles are aluminium; a repair sleeve is in the bag.',
    salePrice: 17_500,
    stock: 14,
    rating: { rate: 4.8, reviews: 77 },
  },
  {
    key: 'yoga',
    title: 'Yoga Mat',
    description:
      'A mat of natural rubber, 183 by 61 cm and 5 mm thick, that grips more the warmer you get. It rolls up tight and comes with a carrying strap. Wipe with water and a drop of soap.',
    salePrice: 3200,
    stock: 88,
    rating: { rate: 4.5, reviews: 247 },
    isNew: true,
  },
  {
    key: 'bottle',
    title: 'Insulated Bottle',
    description:
      'Double-walled steel, 750 ml: tea stays hot for twelve hours, water cold for a day. The loop cap hangs from a finger or a carabiner and does not leak. Fits cup holders; wash the cap by hand.',
    salePrice: 2400,
    stock: 134,
    rating: { rate: 4.7, reviews: 355 },
  },
  {
    key: 'backpack',
    title: 'Day Pack 22 L',
    description:
      'Twenty-two litres for work and hills, with a padded sleeve for a 15-inch laptop and a front pocket that organises itself. The fabric is recycled and sheds rain; a cover for worse hides in the bottom. 780 g.',
    salePrice: 7200,
    regularPrice: 9000,
    brand: 'Tidewater',
    tags: ['commuting'],
    stock: 42,
    rating: { rate: 4.6, reviews: 211 },
  },
  {
    key: 'skateboard',
    title: 'Street Board',
    description:
      'A complete board, ready to ride: seven plies of maple, 20 by 80 cm, steel trucks and cream wheels of 54 mm. The grip tape is fine-grained and easy on shoes. For beginners and for those who come back to it.',
    salePrice: 6900,
    stock: 0,
    rating: { rate: 4.3, reviews: 61 },
  },
  {
    key: 'racket',
    title: 'Tennis Racket',
    description:
      'A graphite racket of 285 g with a head of 100 square inches, forgiving and quick at the net. Strung at 24 kg; the handles are European grip sizes 1 to 4. One ball and a cover are included.',
    salePrice: 9900,
    sizes: ['Grip 1', 'Grip 2', 'Grip 3', 'Grip 4'],
    stock: 25,
    rating: { rate: 4.2, reviews: 45 },
  },
];
