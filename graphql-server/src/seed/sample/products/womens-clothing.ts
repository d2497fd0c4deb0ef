import type { SampleProduct } from '../sample-product.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

export const womensClothing: SampleProduct[] = [
  {
    key: 'dress',
    title: 'Belted Midi Dress',
    description:
      'A sleeveless dress in heavy crepe that falls to the middle of the calf. The belt is sewn on at the back and cannot be lost; two pockets hide in the side seams. Lined to the knee. Size M is 118 cm long and 92 cm round the chest. Hang it in a steamy bathroom and the creases of a suitcase are gone by breakfast.',
    salePrice: 7900,
    regularPrice: 11_300,
    sizes,
    brand: 'Marlowe & Finch',
    sku: 'MAF-MID',
    attributes: [
      { name: 'Material', value: 'Viscose crepe, cotton lining' },
      { name: 'Measures', value: 'Size M: 118 cm long' },
      { name: 'Care', value: 'Machine wash at 30 °C, gentle cycle' },
    ],
    stock: { Scarlet: [2, 4, 5, 3, 0], Emerald: [1, 4, 3, 2, 1], Midnight: [2, 3, 3, 0, null] },
    rating: { rate: 4.6, reviews: 14 },
  },
  {
    key: 'sundress',
    title: 'Marigold Sun Dress',
    description:
      'Cool cotton voile in the colour of marigolds, with a white sash and straps that adjust. The skirt is a full half circle and moves with every step. Best dried in the shade. Size M is 108 cm long without the straps. The bodice is lined, the skirt is not, and the sash can be tied in front or behind.',
    salePrice: 6900,
    sizes,
    brand: 'Marlowe & Finch',
    sku: 'MAF-SUN',
    attributes: [
      { name: 'Material', value: '100% cotton voile' },
      { name: 'Measures', value: 'Size M: 108 cm long' },
      { name: 'Care', value: 'Machine wash at 30 °C, dry in the shade' },
    ],
    stock: [5, 11, 13, 9, 3],
    rating: { rate: 4.7, reviews: 10 },
  },
  {
    key: 'blouse',
    title: 'Rose Sleeveless Blouse',
    description:
      'A light sleeveless blouse with a clean neckline and a curved hem, made from soft viscose twill. Smart under a blazer, easy over shorts. Hand wash, or a delicate cycle in a bag. Size M is 62 cm long and 96 cm round the chest. A single covered button closes the neck at the back.',
    salePrice: 3600,
    regularPrice: 4500,
    sizes,
    brand: 'Marlowe & Finch',
    sku: 'MAF-BLO',
    attributes: [
      { name: 'Material', value: 'Viscose twill' },
      { name: 'Measures', value: 'Size M: 62 cm long' },
      { name: 'Care', value: 'Hand wash, or 30 °C in a laundry net' },
    ],
    stock: { Rose: [4, 9, 8, 5, 2], Ivory: [3, 8, 7, 4, 0], 'Powder Blue': [0, 6, 7, 4, null] },
    rating: { rate: 4.2, reviews: 10 },
  },
  {
    key: 'breton',
    title: 'Breton Stripe Top',
    description:
      'Navy stripes on cream, knitted into the fabric rather than printed on it. Organic cotton of 220 g/m² with short sleeves and a wide neck. The hem is straight and slit at the sides. Size M is 61 cm long and 94 cm round the chest. It shrinks by a finger in the first wash, which the sizes allow for.',
    salePrice: 2900,
    sizes,
    brand: 'Aldermoor',
    sku: 'ALD-BRT',
    tags: ['basics'],
    attributes: [
      { name: 'Material', value: '100% organic cotton, 220 g/m²' },
      { name: 'Measures', value: 'Size M: 61 cm long' },
      { name: 'Care', value: 'Machine wash at 40 °C, do not tumble dry' },
    ],
    stock: [14, 28, 31, 20, 9],
    rating: { rate: 4.5, reviews: 22 },
  },
  {
    key: 'skirt',
    title: 'Pleated Skirt',
    description:
      'Knife pleats set by heat, so they are still there after the wash and the suitcase. Falls to mid-calf, with a flat waistband in front and elastic at the back. The fabric is recycled polyester satin. All sizes are 80 cm long. Roll it for a journey instead of folding it, and never iron across the pleats.',
    salePrice: 5200,
    sizes,
    brand: 'Marlowe & Finch',
    sku: 'MAF-PLT',
    attributes: [
      { name: 'Material', value: 'Recycled polyester satin' },
      { name: 'Measures', value: '80 cm long in all sizes' },
      { name: 'Care', value: 'Machine wash at 30 °C, do not iron' },
    ],
    stock: { 'Dusty Lilac': [0, 1, 2, 0, 0], Camel: [0, 0, 1, 0, 0] },
    rating: { rate: 4.3, reviews: 10 },
  },
  {
    key: 'cardigan',
    title: 'Knit Cardigan',
    description:
      'A ribbed V-neck cardigan in a blend of lambswool and cotton, warm without the itch. Horn-coloured buttons, two patch pockets, sleeves long enough to push up. Dry it flat. Size M is 60 cm long and 100 cm round the chest. Small pills come off with a comb; after one winter there are none left.',
    salePrice: 6600,
    sizes,
    brand: 'Marlowe & Finch',
    sku: 'MAF-CRD',
    attributes: [
      { name: 'Material', value: '60% lambswool, 40% cotton' },
      { name: 'Measures', value: 'Size M: 60 cm long' },
      { name: 'Care', value: 'Hand wash cold, dry flat' },
    ],
    stock: { Oatmeal: [3, 7, 8, 4, 2], Teal: [0, 5, 6, 4, 1], Berry: [2, 4, 4, 2, 0] },
    rating: { rate: 4.8, reviews: 5 },
    isNew: true,
  },
  {
    key: 'womenssneaker',
    title: 'Women’s Court Sneaker',
    description:
      'The low court shoe on a narrower last, in full-grain leather with a white heel and stitched stripes. The rubber cup sole is sewn all round, and the insole comes out. Sizes are European; between two, take the larger one. Wipe them clean with a damp cloth and wax them now and then.',
    salePrice: 9500,
    sizes: ['36', '37', '38', '39', '40', '41'],
    brand: 'Tidewater',
    sku: 'TDW-CRW',
    attributes: [
      { name: 'Material', value: 'Full-grain leather, rubber sole' },
      { name: 'Measures', value: 'Sole 30 mm at the heel; 320 g each in size 38' },
      { name: 'Care', value: 'Wipe clean, then wax' },
    ],
    looksLike: { key: 'sneaker', colours: ['Navy', 'Clay'] },
    stock: { Navy: [0, 3, 5, 4, 2, 0], Clay: [2, 4, 6, 5, 3, 0] },
    rating: { rate: 4.6, reviews: 10 },
  },
  {
    key: 'handbag',
    title: 'Leather Tote',
    description:
      'A structured tote in vegetable-tanned leather, 34 by 26 by 12 cm, with two handles and a long strap in the bag. Holds a 13-inch laptop, a book and lunch. The leather darkens with use, which is rather the point. Inside are one zipped pocket and a ring for keys; feet of brass keep the base off wet floors. Treat it with colourless balm twice a year.',
    salePrice: 16_000,
    brand: 'Corvane',
    sku: 'COR-TOT',
    tags: ['office'],
    attributes: [
      { name: 'Material', value: 'Vegetable-tanned leather, cotton lining' },
      { name: 'Dimensions', value: '34 × 26 × 12 cm, strap 120 cm' },
      { name: 'Care', value: 'Colourless balm, no water' },
    ],
    stock: { Chestnut: [13], Black: [9], Sage: [2] },
    rating: { rate: 4.9, reviews: 17 },
  },
  {
    key: 'sunhat',
    title: 'Straw Sun Hat',
    description:
      'A wide-brimmed hat woven from paper straw, with a navy ribbon and an inner band that can be drawn in. The brim of 11 cm shades face and neck. S/M fits 54 to 57 cm, L/XL up to 60 cm. It weighs 95 g and rolls up for the suitcase. If it has been rained on, shape it while it is damp and let it dry on a bowl.',
    salePrice: 3200,
    sizes: ['S/M', 'L/XL'],
    brand: 'Marlowe & Finch',
    sku: 'MAF-HAT',
    attributes: [
      { name: 'Material', value: 'Paper straw, polyester ribbon' },
      { name: 'Measures', value: 'Brim 11 cm; S/M 54 to 57 cm, L/XL up to 60 cm' },
      { name: 'Care', value: 'Brush clean, keep dry' },
    ],
    stock: [18, 11],
    rating: { rate: 4.1, reviews: 10 },
  },
  {
    key: 'sunglasses',
    title: 'Round Sunglasses',
    description:
      'Round lenses in a dark acetate frame, with full protection against UVA and UVB and five-barrel hinges. Width 140 mm, for medium faces. A case and a cloth are included. The lenses are grey and leave colours as they are. Rinse off sand before you wipe them.',
    salePrice: 8500,
    regularPrice: 10_000,
    brand: 'Corvane',
    sku: 'COR-RND',
    attributes: [
      { name: 'Material', value: 'Acetate, polycarbonate lenses' },
      { name: 'Dimensions', value: 'Width 140 mm, bridge 21 mm, temples 145 mm' },
      { name: 'Protection', value: 'UV 400, category 3' },
    ],
    stock: 38,
    rating: { rate: 4.4, reviews: 12 },
  },
];
