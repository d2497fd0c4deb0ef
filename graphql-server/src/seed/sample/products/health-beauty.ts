import type { SampleProduct } from '../sample-product.ts';

export const healthBeauty: SampleProduct[] = [
  {
    key: 'perfume',
    title: 'Rose Eau de Parfum',
    description:
      'Fifty millilitres of rose, pink pepper and cedar in a square bottle of heavy glass. Opens bright, settles to something woody, and stays until evening. Two sprays are plenty, and it comes in a gift box. The bottle is 11 cm tall and can be refilled. Keep it out of the sun, and off pearls and silk.',
    salePrice: 7200,
    regularPrice: 9000,
    brand: 'Maison Verre',
    sku: 'MVR-ROS',
    attributes: [
      { name: 'Contents', value: '50 ml' },
      { name: 'Notes', value: 'Pink pepper, rose, cedar' },
      { name: 'Storage', value: 'Cool and dark' },
    ],
    stock: 39,
    rating: { rate: 4.6, reviews: 19 },
  },
  {
    key: 'lotion',
    title: 'Body Lotion',
    description:
      'A light lotion with oat and shea that is gone from the surface in a minute and still felt at night. 400 ml with a pump that reaches the last drop. For dry and sensitive skin, hardly scented. One press is enough for an arm. Good for twelve months after opening, and tested on people only.',
    salePrice: 1400,
    brand: 'Fern & Sable',
    sku: 'FNS-LOT',
    barcode: '2000001000120',
    attributes: [
      { name: 'Contents', value: '400 ml' },
      { name: 'Ingredients', value: 'Oat extract, shea butter, glycerine' },
      { name: 'Keeps', value: '12 months after opening' },
    ],
    stock: 143,
    rating: { rate: 4.4, reviews: 14 },
  },
  {
    key: 'serum',
    title: 'Glow Serum',
    description:
      'A serum with ten percent vitamin C and hyaluronic acid, 30 ml in amber glass with a dropper. Three drops in the morning, before cream and sunscreen. Use it up within three months of opening. Begin with every second morning if your skin is new to it. It should be the colour of straw; brown means that it is too old.',
    salePrice: 2600,
    brand: 'Fern & Sable',
    sku: 'FNS-SER',
    attributes: [
      { name: 'Contents', value: '30 ml' },
      { name: 'Ingredients', value: '10% ascorbic acid, hyaluronic acid, water' },
      { name: 'Keeps', value: '3 months after opening' },
    ],
    stock: 59,
    rating: { rate: 4.4, reviews: 5 },
    isNew: true,
  },
  {
    key: 'lipstick',
    title: 'Velvet Lipstick',
    description:
      'A matt red that feels like balm and lasts through lunch. The tip is cut at an angle, so it draws its own outline. Vegan, in a metal case that closes with a click. It contains 3.5 g, enough for about four months of daily use. A drop of oil on a tissue takes it off.',
    salePrice: 1900,
    brand: 'Maison Verre',
    sku: 'MVR-LIP',
    attributes: [
      { name: 'Contents', value: '3.5 g' },
      { name: 'Finish', value: 'Matt' },
      { name: 'Keeps', value: '18 months after opening' },
    ],
    stock: 91,
    rating: { rate: 4.2, reviews: 12 },
  },
  {
    key: 'cream',
    title: 'Day Cream',
    description:
      'A day cream with squalane and SPF 20 that sits well under make-up. 50 ml in a glass jar, with a spatula so fingers stay out. For normal to dry skin, free of perfume. An almond of it does for face and neck. For a day at the beach you need more sun protection than this.',
    salePrice: 2800,
    regularPrice: 3500,
    brand: 'Fern & Sable',
    sku: 'FNS-CRM',
    attributes: [
      { name: 'Contents', value: '50 ml' },
      { name: 'Ingredients', value: 'Squalane, glycerine, zinc oxide' },
      { name: 'Keeps', value: '9 months after opening' },
    ],
    stock: 5,
    rating: { rate: 4.3, reviews: 10 },
  },
  {
    key: 'brush',
    title: 'Bamboo Toothbrush',
    description:
      'Two toothbrushes with bamboo handles and medium bristles, each marked so that nobody mixes them up. Smooth, sealed against water, compostable without the head. Change them every three months. Each is 19 cm long and weighs 12 g. Let them dry standing up; the bristles come out with pliers and go into the plastic bin.',
    salePrice: 700,
    brand: 'Fern & Sable',
    sku: 'FNS-BRS',
    attributes: [
      { name: 'Material', value: 'Bamboo, nylon' },
      { name: 'Contents', value: '2, medium' },
      { name: 'Care', value: 'Dry upright' },
    ],
    stock: 190,
    rating: { rate: 3.9, reviews: 10 },
  },
  {
    key: 'soap',
    title: 'Olive Soap Bar',
    description:
      'A bar of 150 g, boiled from olive oil and aged for eight weeks until it is hard and mild. It comes on a wooden dish that lets it dry. For hands, body and, in a pinch, shirts. The bar measures 8 by 6 by 3 cm and lasts about six weeks in a family of two. It floats, if it is lost in the bath.',
    salePrice: 850,
    brand: 'Fern & Sable',
    sku: 'FNS-SOP',
    attributes: [
      { name: 'Contents', value: '150 g' },
      { name: 'Ingredients', value: 'Saponified oil, water, sea salt' },
      { name: 'Care', value: 'Keep dry between uses' },
    ],
    stock: 125,
    rating: { rate: 3.4, reviews: 10 },
  },
];
