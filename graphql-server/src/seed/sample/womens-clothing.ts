import type { SampleProduct } from './sample-product.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

export const womensClothing: SampleProduct[] = [
  {
    key: 'dress',
    title: 'Belted Midi Dress',
    description:
      'A sleeveless dress in heavy crepe that falls to the middle of the calf. The belt is sewn on at the back and cannot be lost; two pockets hide in the side seams. Lined to the knee.',
    salePrice: 7900,
    regularPrice: 11_300,
    sizes,
    stock: 33,
    rating: { rate: 4.6, reviews: 167 },
  },
  {
    key: 'sundress',
    title: 'Marigold Sun Dress',
    description:
      'Cool cotton voile in the colour of marigolds, with a white sash and straps that adjust. The skirt is a full half circle and moves with every step. Best dried in the shade.',
    salePrice: 6900,
    sizes,
    stock: 41,
    rating: { rate: 4.7, reviews: 121 },
  },
  {
    key: 'blouse',
    title: 'Rose Sleeveless Blouse',
    description:
      'A light sleeveless blouse with a clean neckline and a curved hem, made from soft viscose twill. Smart under a blazer, easy over shorts. Hand wash, or a delicate cycle in a bag.',
    salePrice: 3600,
    regularPrice: 4500,
    sizes,
    stock: 67,
    rating: { rate: 4.2, reviews: 88 },
  },
  {
    key: 'breton',
    title: 'Breton Stripe Top',
    description:
      'Navy stripes on cream, knitted into the fabric rather than printed on it. Organic cotton of 220 g/m² with short sleeves and a wide neck. The hem is straight and slit at the sides.',
    salePrice: 2900,
    sizes,
    stock: 102,
    rating: { rate: 4.5, reviews: 264 },
  },
  {
    key: 'skirt',
    title: 'Pleated Skirt',
    description:
      'Knife pleats set by heat, so they are still there after the wash and the suitcase. Falls to mid-calf, with a flat waistband in front and elastic at the back. The fabric is recycled polyester satin.',
    salePrice: 5200,
    sizes,
    stock: 4,
    rating: { rate: 4.3, reviews: 59 },
  },
  {
    key: 'cardigan',
    title: 'Knit Cardigan',
    description:
      'A ribbed V-neck cardigan in a blend of lambswool and cotton, warm without the itch. Horn-coloured buttons, two patch pockets, sleeves long enough to push up. Dry it flat.',
    salePrice: 6600,
    sizes,
    stock: 52,
    rating: { rate: 4.8, reviews: 43 },
    isNew: true,
  },
  {
    key: 'handbag',
    title: 'Leather Tote',
    description:
      'A structured tote in vegetable-tanned leather, 34 by 26 by 12 cm, with two handles and a long strap in the bag. Holds a 13-inch laptop, a book and lunch. The leather darkens with use, which is rather the point.',
    salePrice: 16_000,
    stock: 24,
    rating: { rate: 4.9, reviews: 203 },
  },
  {
    key: 'sunhat',
    title: 'Straw Sun Hat',
    description:
      'A wide-brimmed hat woven from paper straw, with a navy ribbon and an inner band that can be drawn in. The brim of 11 cm shades face and neck. S/M fits 54 to 57 cm, L/XL up to 60 cm.',
    salePrice: 3200,
    sizes: ['S/M', 'L/XL'],
    stock: 29,
    rating: { rate: 4.1, reviews: 52 },
  },
  {
    key: 'sunglasses',
    title: 'Round Sunglasses',
    description:
      'Round lenses in a dark acetate frame, with full protection against UVA and UVB and five-barrel hinges. Width 140 mm, for medium faces. A case and a cloth are included.',
    salePrice: 8500,
    regularPrice: 10_000,
    stock: 38,
    rating: { rate: 4.4, reviews: 147 },
  },
];
