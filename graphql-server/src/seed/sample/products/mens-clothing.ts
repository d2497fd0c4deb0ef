import type { SampleProduct } from '../sample-product.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const waists = ['30', '32', '34', '36', '38'];

export const mensClothing: SampleProduct[] = [
  {
    key: 'tee',
    title: 'Everyday Cotton Tee',
    description:
      'A crew-neck T-shirt in combed cotton, 180 g/m², that keeps its shape at the collar and its colour in the wash. Cut straight, with a little room at the shoulders. Wear it alone in summer and under everything else for the rest of the year. The sleeve ends a hand above the elbow; in size M the body measures 70 cm from shoulder to hem and 53 cm across the chest.',
    salePrice: 1900,
    sizes,
    brand: 'Aldermoor',
    sku: 'ALD-TEE',
    tags: ['basics'],
    attributes: [
      { name: 'Material', value: '100% combed cotton, 180 g/m²' },
      { name: 'Measures', value: 'Size M: 53 cm across the chest, 70 cm long' },
      { name: 'Care', value: 'Machine wash at 40 °C, do not bleach' },
    ],
    stock: {
      Cobalt: [10, 18, 14, 9, 4],
      'Off White': [8, 12, 10, 6, 2],
      Charcoal: [5, 11, 9, 3, 0],
      Brick: [2, 9, 6, 2, null],
    },
    rating: { rate: 4.5, reviews: 34 },
  },
  {
    key: 'hoodie',
    title: 'Heather Hoodie',
    description:
      'Brushed fleece inside, a dense heathered face outside, and a hood that stands up by itself. The front pocket is deep enough for cold hands and a phone. Wash at 30 degrees, inside out. Flatlock seams lie smooth under a coat, and the cord ends are metal, not plastic. Size M is 58 cm across the chest and 69 cm long.',
    salePrice: 5400,
    regularPrice: 7200,
    sizes,
    brand: 'Aldermoor',
    sku: 'ALD-HOD',
    tags: ['basics'],
    attributes: [
      { name: 'Material', value: '80% cotton, 20% recycled polyester' },
      { name: 'Measures', value: 'Size M: 58 cm across the chest, 69 cm long' },
      { name: 'Care', value: 'Machine wash at 30 °C, inside out' },
    ],
    surcharges: { XXL: 400 },
    stock: { 'Heather Grey': [4, 9, 8, 5, 2], Navy: [3, 7, 6, 3, 0], Sage: [0, 5, 6, 3, 3] },
    rating: { rate: 4.7, reviews: 20 },
  },
  {
    key: 'bomber',
    title: 'Forest Bomber Jacket',
    description:
      'A light jacket for the weeks between coat and shirt: water-repellent shell, ribbed collar and cuffs, a two-way metal zip. One pocket inside closes with a button. It packs down to the size of a book. Size M is 56 cm across the chest and 66 cm long, with room for a jumper. Sponge off small marks; once a season it may go into the machine.',
    salePrice: 8900,
    sizes,
    brand: 'Tidewater',
    sku: 'TDW-BOM',
    attributes: [
      { name: 'Material', value: 'Recycled nylon shell, viscose lining' },
      { name: 'Measures', value: 'Size M: 56 cm across the chest, 66 cm long' },
      { name: 'Care', value: 'Machine wash at 30 °C, hang to dry' },
    ],
    surcharges: { XXL: 600 },
    stock: { Forest: [3, 7, 6, 3, 0], Black: [2, 6, 7, 3, null] },
    rating: { rate: 4.6, reviews: 13 },
  },
  {
    key: 'shirt',
    title: 'Oxford Shirt',
    description:
      'Oxford cotton with a soft button-down collar and a chest pocket. The back is a hand longer than the front, so it stays tucked in. Looks right ironed, and nearly as right when it is not. Size M has a collar of 40 cm and a sleeve of 64 cm. The buttons are mother-of-pearl, sewn on crosswise, with two spare ones inside the placket.',
    salePrice: 4200,
    sizes,
    brand: 'Aldermoor',
    sku: 'ALD-OXF',
    tags: ['office'],
    attributes: [
      { name: 'Material', value: '100% cotton' },
      { name: 'Measures', value: 'Size M: collar 40 cm, sleeve 64 cm' },
      { name: 'Care', value: 'Machine wash at 40 °C, iron warm' },
    ],
    stock: { Sky: [6, 14, 9, 5, 0], White: [5, 8, 16, 4, 2], Blush: [0, 10, 4, 2, null] },
    rating: { rate: 4.3, reviews: 16 },
  },
  {
    key: 'jeans',
    title: 'Slim Jeans',
    description:
      'Five-pocket jeans in 12 oz denim with just enough stretch to cycle in. Slim through the leg, with an ankle you can turn up once. Sizes are waist in inches; every pair has a 32 inch inseam. The hem of size 32 is 17 cm wide. Wash them seldom and the colour will follow your knees rather than the drum.',
    salePrice: 6400,
    sizes: waists,
    brand: 'Tidewater',
    sku: 'TDW-JNS',
    attributes: [
      { name: 'Material', value: '98% cotton denim, 2% elastane' },
      { name: 'Measures', value: 'Inseam 32 in (81 cm); size 32: hem 17 cm' },
      { name: 'Care', value: 'Machine wash at 30 °C, with like colours' },
    ],
    surcharges: { '38': 300 },
    stock: { Indigo: [6, 14, 12, 7, 3], 'Washed Black': [4, 9, 8, 5, 0], 'Light Wash': [0, 8, 9, 5, 2] },
    rating: { rate: 4.4, reviews: 25 },
  },
  {
    key: 'chinos',
    title: 'Khaki Chinos',
    description:
      'Cotton twill, washed before it is cut, so these chinos feel worn in from the first day. A regular rise and a leg that narrows gently from the knee. Sizes are waist in inches. The inseam is 32 inches, with 4 cm of hem to let down. Two back pockets button shut, so a wallet stays with its owner.',
    salePrice: 4800,
    regularPrice: 6000,
    sizes: waists,
    brand: 'Aldermoor',
    sku: 'ALD-CHI',
    tags: ['office'],
    attributes: [
      { name: 'Material', value: '100% cotton twill, 250 g/m²' },
      { name: 'Measures', value: 'Inseam 32 in (81 cm)' },
      { name: 'Care', value: 'Machine wash at 40 °C, iron from the inside' },
    ],
    stock: { Khaki: [4, 9, 8, 4, 2], Olive: [0, 5, 6, 3, null], Navy: [3, 6, 5, 3, 0] },
    rating: { rate: 4.2, reviews: 11 },
  },
  {
    key: 'shorts',
    title: 'Swim Shorts',
    description:
      'Quick-drying shorts with a mesh lining and a drawstring that does not slip. They end a hand above the knee and are made from recycled nylon. A small zipped pocket keeps a key safe in the water. Size M has an outseam of 42 cm and fits waists of 79 to 84 cm. Rinse the salt out in fresh water and they keep their colour for years.',
    salePrice: 2900,
    sizes,
    brand: 'Tidewater',
    sku: 'TDW-SWM',
    attributes: [
      { name: 'Material', value: 'Recycled nylon, mesh lining' },
      { name: 'Measures', value: 'Size M: outseam 42 cm' },
      { name: 'Care', value: 'Rinse after use, machine wash at 30 °C' },
    ],
    stock: { Coral: [4, 8, 7, 3, 0], Lagoon: [3, 7, 9, 3, 2] },
    rating: { rate: 4.1, reviews: 10 },
  },
  {
    key: 'sneaker',
    title: 'Court Sneaker',
    description:
      'A low court shoe in full-grain leather on a stitched rubber cup sole. The insole comes out and can be replaced. Sizes are European; half sizes take the next one up. The lining is leather, too, and the lacing is flat cotton with a spare pair in the box. Wipe them clean with a damp cloth and wax them now and then.',
    salePrice: 9500,
    sizes: ['39', '40', '41', '42', '43', '44', '45', '46'],
    brand: 'Tidewater',
    sku: 'TDW-CRT',
    attributes: [
      { name: 'Material', value: 'Full-grain leather, rubber sole' },
      { name: 'Measures', value: 'Sole 32 mm at the heel; 390 g each in size 42' },
      { name: 'Care', value: 'Wipe clean, then wax' },
    ],
    stock: {
      White: [0, 4, 6, 7, 6, 4, 2, 2],
      Navy: [0, 3, 5, 6, 5, 3, 0, 0],
      Clay: [0, 2, 4, 5, 4, 3, 0, 0],
    },
    rating: { rate: 4.8, reviews: 5 },
    isNew: true,
  },
  {
    key: 'cap',
    title: 'Canvas Cap',
    description:
      'A six-panel cap in washed canvas with a curved peak and a brass buckle at the back. One size fits heads from 55 to 61 cm. Sponge clean; the peak does not care for washing machines. The peak is 7 cm deep and curved by hand. A cotton band inside takes the sweat of a hill.',
    salePrice: 2200,
    brand: 'Tidewater',
    sku: 'TDW-CAP',
    attributes: [
      { name: 'Material', value: 'Washed cotton canvas' },
      { name: 'Measures', value: '55 to 61 cm, peak 7 cm' },
      { name: 'Care', value: 'Sponge clean' },
    ],
    stock: { Sand: [52], Navy: [41], Moss: [17] },
    rating: { rate: 4.0, reviews: 10 },
  },
];
