import type { SampleProduct } from './sample-product.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const waists = ['30', '32', '34', '36', '38'];

export const mensClothing: SampleProduct[] = [
  {
    key: 'tee',
    title: 'Everyday Cotton Tee',
    description:
      'A crew-neck T-shirt in combed cotton, 180 g/m², that keeps its shape at the collar and its colour in the wash. Cut straight, with a little room at the shoulders. Wear it alone in summer and under everything else for the rest of the year.',
    salePrice: 1900,
    sizes,
    brand: 'Aldermoor',
    tags: ['basics'],
    attributes: [
      { name: 'Material', value: '100% combed cotton, 180 g/m²' },
      { name: 'Care', value: 'Machine wash at 40 °C, do not bleach' },
    ],
    stock: 140,
    rating: { rate: 4.5, reviews: 412 },
  },
  {
    key: 'hoodie',
    title: 'Heather Hoodie',
    description:
      'Brushed fleece inside, a dense heathered face outside, and a hood that stands up by itself. The front pocket is deep enough for cold hands and a phone. Wash at 30 degrees, inside out.',
    salePrice: 5400,
    regularPrice: 7200,
    sizes,
    brand: 'Aldermoor',
    tags: ['basics'],
    attributes: [
      { name: 'Material', value: '80% cotton, 20% recycled polyester' },
      { name: 'Care', value: 'Machine wash at 30 °C, inside out' },
    ],
    stock: 64,
    rating: { rate: 4.7, reviews: 238 },
  },
  {
    key: 'bomber',
    title: 'Forest Bomber Jacket',
    description:
      'A light jacket for the weeks between coat and shirt: water-repellent shell, ribbed collar and cuffs, a two-way metal zip. One pocket inside closes with a button. It packs down to the size of a book.',
    salePrice: 8900,
    sizes,
    stock: 37,
    rating: { rate: 4.6, reviews: 154 },
  },
  {
    key: 'shirt',
    title: 'Oxford Shirt',
    description:
      'Oxford cotton with a soft button-down collar and a chest pocket. The back is a hand longer than the front, so it stays tucked in. Looks right ironed, and nearly as right when it is not.',
    salePrice: 4200,
    sizes,
    brand: 'Aldermoor',
    tags: ['office'],
    attributes: [
      { name: 'Material', value: '100% cotton' },
      { name: 'Care', value: 'Machine wash at 40 °C, iron warm' },
    ],
    stock: 85,
    rating: { rate: 4.3, reviews: 187 },
  },
  {
    key: 'jeans',
    title: 'Slim Jeans',
    description:
      'Five-pocket jeans in 12 oz denim with just enough stretch to cycle in. Slim through the leg, with an ankle you can turn up once. Sizes are waist in inches; every pair has a 32 inch inseam.',
    salePrice: 6400,
    sizes: waists,
    brand: 'Tidewater',
    attributes: [
      { name: 'Material', value: '98% cotton denim, 2% elastane' },
      { name: 'Care', value: 'Machine wash at 30 °C, with like colours' },
    ],
    stock: 92,
    rating: { rate: 4.4, reviews: 301 },
  },
  {
    key: 'chinos',
    title: 'Khaki Chinos',
    description:
      'Cotton twill, washed before it is cut, so these chinos feel worn in from the first day. A regular rise and a leg that narrows gently from the knee. Sizes are waist in inches.',
    salePrice: 4800,
    regularPrice: 6000,
    sizes: waists,
    stock: 58,
    rating: { rate: 4.2, reviews: 133 },
  },
  {
    key: 'shorts',
    title: 'Swim Shorts',
    description:
      'Quick-drying shorts with a mesh lining and a drawstring that does not slip. They end a hand above the knee and are made from recycled nylon. A small zipped pocket keeps a key safe in the water.',
    salePrice: 2900,
    sizes,
    stock: 46,
    rating: { rate: 4.1, reviews: 76 },
  },
  {
    key: 'sneaker',
    title: 'Court Sneaker',
    description:
      'A low court shoe in full-grain leather on a stitched rubber cup sole. The insole comes out and can be replaced. Sizes are European; half sizes take the next one up.',
    salePrice: 9500,
    sizes: ['39', '40', '41', '42', '43', '44', '45', '46'],
    brand: 'Tidewater',
    attributes: [
      { name: 'Material', value: 'Full-grain leather, rubber sole' },
      { name: 'Care', value: 'Wipe clean, then wax' },
    ],
    stock: 71,
    rating: { rate: 4.8, reviews: 529 },
    isNew: true,
  },
  {
    key: 'cap',
    title: 'Canvas Cap',
    description:
      'A six-panel cap in washed canvas with a curved peak and a brass buckle at the back. One size fits heads from 55 to 61 cm. Sponge clean; the peak does not care for washing machines.',
    salePrice: 2200,
    stock: 110,
    rating: { rate: 4.0, reviews: 94 },
  },
];
