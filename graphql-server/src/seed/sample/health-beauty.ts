import type { SampleProduct } from './sample-product.ts';

export const healthBeauty: SampleProduct[] = [
  {
    key: 'perfume',
    title: 'Rose Eau de Parfum',
    description:
      'Fifty millilitres of rose, pink pepper and cedar in a square bottle of heavy glass. Opens bright, settles to something woody, and stays until evening. Two sprays are plenty, and it comes in a gift box.',
    salePrice: 7200,
    regularPrice: 9000,
    stock: 39,
    rating: { rate: 4.6, reviews: 225 },
  },
  {
    key: 'lotion',
    title: 'Body Lotion',
    description:
      'A light lotion with oat and shea that is gone from the surface in a minute and still felt at night. 400 ml with a pump that reaches the last drop. For dry and sensitive skin, hardly scented.',
    salePrice: 1400,
    stock: 143,
    rating: { rate: 4.4, reviews: 168 },
  },
  {
    key: 'serum',
    title: 'Glow Serum',
    description:
      'A serum with ten percent vitamin C and hyaluronic acid, 30 ml in amber glass with a dropper. Three drops in the morning, before cream and sunscreen. Use it up within three months of opening.',
    salePrice: 2600,
    stock: 59,
    rating: { rate: 4.5, reviews: 36 },
    isNew: true,
  },
  {
    key: 'lipstick',
    title: 'Velvet Lipstick',
    description:
      'A matt red that feels like balm and lasts through lunch. The tip is cut at an angle, so it draws its own outline. Vegan, in a metal case that closes with a click.',
    salePrice: 1900,
    stock: 91,
    rating: { rate: 4.2, reviews: 146 },
  },
  {
    key: 'cream',
    title: 'Day Cream',
    description:
      'A day cream with squalane and SPF 20 that sits well under make-up. 50 ml in a glass jar, with a spatula so fingers stay out. For normal to dry skin, free of perfume.',
    salePrice: 2800,
    regularPrice: 3500,
    stock: 5,
    rating: { rate: 4.3, reviews: 79 },
  },
  {
    key: 'brush',
    title: 'Bamboo Toothbrush',
    description:
      'Two toothbrushes with bamboo handles and medium bristles, each marked so that nobody mixes them up. Smooth, sealed against water, compostable without the head. Change them every three months.',
    salePrice: 700,
    stock: 190,
    rating: { rate: 3.9, reviews: 112 },
  },
  {
    key: 'soap',
    title: 'Olive Soap Bar',
    description:
      'A bar of 150 g, boiled from olive oil and aged for eight weeks until it is hard and mild. It comes on a wooden dish that lets it dry. For hands, body and, in a pinch, shirts.',
    salePrice: 850,
    stock: 125,
    rating: { rate: 3.4, reviews: 47 },
  },
];
