import type { SampleProduct } from '../sample-product.ts';

export const sportsOutdoor: SampleProduct[] = [
  {
    key: 'dumbbell',
    title: 'Hex Dumbbell 8 kg',
    description:
      'One dumbbell of 8 kg with a knurled steel grip and rubber heads that are kind to floors. Six flat sides keep it from rolling away. Sold singly, because shoulders differ. It is 28 cm long with a grip of 12.5 cm. Wipe it dry after use, and the steel stays bright.',
    salePrice: 3400,
    brand: 'Ridgeline',
    sku: 'RDG-DB8',
    attributes: [
      { name: 'Material', value: 'Steel, natural rubber' },
      { name: 'Dimensions', value: '28 × 11 cm, 8 kg' },
      { name: 'Care', value: 'Wipe dry' },
    ],
    stock: 49,
    rating: { rate: 4.6, reviews: 11 },
  },
  {
    key: 'ball',
    title: 'Basketball',
    description:
      'A size 7 ball with deep channels and a composite cover that grips indoors and outdoors. It holds its air for weeks; pump and needle are not included. Weighs 600 g, as the rules want it. The circumference is 75 cm, the bladder butyl. Clean it with a damp cloth and keep it out of the boot in August.',
    salePrice: 2800,
    regularPrice: 3500,
    brand: 'Ridgeline',
    sku: 'RDG-BSK',
    attributes: [
      { name: 'Material', value: 'Composite leather, butyl bladder' },
      { name: 'Dimensions', value: 'Size 7, 75 cm round, 600 g' },
      { name: 'Care', value: 'Damp cloth' },
    ],
    stock: 66,
    rating: { rate: 4.4, reviews: 16 },
  },
  {
    key: 'tent',
    title: 'Trail Tent',
    description:
      'A ridge tent for two that stands in six minutes and weighs 2.3 kg. Seams are taped, the floor takes a water column of 5 m, and the door opens wide for the view. Poles are aluminium; a repair sleeve is in the bag. Inside it is 215 by 130 cm and 105 cm high; packed it is a roll of 45 by 15 cm. Dry it before you put it away, and wash it by hand without detergent.',
    salePrice: 17_500,
    brand: 'Ridgeline',
    sku: 'RDG-TNT',
    attributes: [
      { name: 'Material', value: 'Ripstop polyester, aluminium poles' },
      { name: 'Dimensions', value: '215 × 130 × 105 cm, 2.3 kg' },
      { name: 'Care', value: 'Hand wash, store dry' },
    ],
    stock: { Ember: [8], Pine: [6] },
    rating: { rate: 4.8, reviews: 10 },
  },
  {
    key: 'yoga',
    title: 'Yoga Mat',
    description:
      'A mat of natural rubber, 183 by 61 cm and 5 mm thick, that grips more the warmer you get. It rolls up tight and comes with a carrying strap. Wipe with water and a drop of soap. It weighs 2.1 kg and smells of rubber for the first days; air it in the shade. One side is ribbed, the other smooth.',
    salePrice: 3200,
    brand: 'Ridgeline',
    sku: 'RDG-YOG',
    attributes: [
      { name: 'Material', value: 'Natural rubber' },
      { name: 'Dimensions', value: '183 × 61 × 0.5 cm, 2.1 kg' },
      { name: 'Care', value: 'Water and a drop of soap' },
    ],
    stock: { Violet: [41], Teal: [33], Rose: [14] },
    rating: { rate: 4.4, reviews: 5 },
    isNew: true,
  },
  {
    key: 'bottle',
    title: 'Insulated Bottle',
    description:
      'Double-walled steel, 750 ml: tea stays hot for twelve hours, water cold for a day. The loop cap hangs from a finger or a carabiner and does not leak. Fits cup holders; wash the cap by hand. It is 26 cm tall, 7.3 cm across and weighs 350 g empty. The mouth takes ice cubes and a bottle brush.',
    salePrice: 2400,
    brand: 'Ridgeline',
    sku: 'RDG-BTL',
    attributes: [
      { name: 'Material', value: 'Stainless steel' },
      { name: 'Dimensions', value: 'Ø 7.3 cm, 26 cm tall, 750 ml' },
      { name: 'Care', value: 'Bottle dishwasher safe, cap by hand' },
    ],
    stock: { Ocean: [58], Sunrise: [44], Pearl: [32] },
    rating: { rate: 4.7, reviews: 30 },
  },
  {
    key: 'backpack',
    title: 'Day Pack 22 L',
    description:
      'Twenty-two litres for work and hills, with a padded sleeve for a 15-inch laptop and a front pocket that organises itself. The fabric is recycled and sheds rain; a cover for worse hides in the bottom. 780 g. It is 46 cm tall, 28 cm wide and 16 cm deep. Brush off dry mud, sponge the rest; the machine would take the coating off.',
    salePrice: 7200,
    regularPrice: 9000,
    brand: 'Tidewater',
    sku: 'TDW-DPK',
    tags: ['commuting'],
    attributes: [
      { name: 'Material', value: 'Recycled polyester, 300 denier' },
      { name: 'Dimensions', value: '46 × 28 × 16 cm, 780 g' },
      { name: 'Care', value: 'Sponge clean' },
    ],
    stock: { Slate: [19], Mustard: [16], Burgundy: [7] },
    rating: { rate: 4.6, reviews: 18 },
  },
  {
    key: 'skateboard',
    title: 'Street Board',
    description:
      'A complete board, ready to ride: seven plies of maple, 20 by 80 cm, steel trucks and cream wheels of 54 mm. The grip tape is fine-grained and easy on shoes. For beginners and for those who come back to it. The wheelbase is 36 cm and the bearings are ABEC 5. Tighten the nuts after the first hour, and keep it out of puddles.',
    salePrice: 6900,
    brand: 'Ridgeline',
    sku: 'RDG-SKB',
    attributes: [
      { name: 'Material', value: 'Maple, steel, polyurethane' },
      { name: 'Dimensions', value: '80 × 20 cm, wheels 54 mm' },
      { name: 'Care', value: 'Keep dry' },
    ],
    stock: 0,
    rating: { rate: 4.3, reviews: 10 },
  },
  {
    key: 'racket',
    title: 'Tennis Racket',
    description:
      'A graphite racket of 285 g with a head of 100 square inches, forgiving and quick at the net. Strung at 24 kg; the handles are European grip sizes 1 to 4. One ball and a cover are included. It is 68.5 cm long and balanced at 32 cm. Have it strung anew once a season, and don’t leave it in a hot car.',
    salePrice: 9900,
    sizes: ['Grip 1', 'Grip 2', 'Grip 3', 'Grip 4'],
    brand: 'Ridgeline',
    sku: 'RDG-TNR',
    status: 'DRAFT',
    attributes: [
      { name: 'Material', value: 'Graphite' },
      { name: 'Dimensions', value: '68.5 cm, 285 g, head 100 sq in' },
    ],
    stock: [3, 9, 10, 3],
    rating: { rate: 4.2, reviews: 10 },
  },
];
