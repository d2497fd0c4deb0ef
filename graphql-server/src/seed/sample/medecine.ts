import type { SampleProduct } from './sample-product.ts';

export const medecine: SampleProduct[] = [
  {
    key: 'pills',
    title: 'Vitamin C Capsules',
    description:
      'Ninety capsules with 500 mg of vitamin C each, buffered to be gentle on the stomach. One a day with a glass of water. Free of gelatine, gluten and sugar; no substitute for fruit.',
    salePrice: 1800,
    stock: 150,
    rating: { rate: 4.3, reviews: 208 },
  },
  {
    key: 'thermometer',
    title: 'Digital Thermometer',
    description:
      'Measures in ten seconds to a tenth of a degree and beeps when it is done. The tip is soft, the display lights up, and the last reading is kept. Water-resistant, with battery and case.',
    salePrice: 1200,
    regularPrice: 1500,
    stock: 95,
    rating: { rate: 4.5, reviews: 143 },
  },
  {
    key: 'firstaid',
    title: 'First Aid Kit',
    description:
      'Sixty-four pieces in a green case the size of a book: dressings, bandages, scissors, tweezers, gloves, a foil blanket and a clear guide. For home, car or boat. Everything is listed inside the lid and can be refilled.',
    salePrice: 2600,
    stock: 68,
    rating: { rate: 4.7, reviews: 119 },
  },
  {
    key: 'plasters',
    title: 'Plaster Strips',
    description:
      'Forty flexible strips in three skin tones, two widths each. They breathe, hold through a shower, and come off without a wince. Packed one by one, sterile.',
    salePrice: 450,
    stock: 260,
    rating: { rate: 4.4, reviews: 97 },
  },
  {
    key: 'bpmonitor',
    title: 'Blood Pressure Monitor',
    description:
      'An upper-arm monitor with a cuff for 22 to 42 cm and figures large enough to read without glasses. Keeps 90 readings for each of two people and shows when a pulse is irregular. Works by USB-C or four AA batteries.',
    salePrice: 4700,
    regularPrice: 6300,
    stock: 31,
    rating: { rate: 4.6, reviews: 82 },
  },
  {
    key: 'syrup',
    title: 'Cough Syrup',
    description:
      'A soothing syrup of thyme and ivy leaf, 150 ml in brown glass with a measuring cup. Without alcohol or sugar, for adults and children from six years. Read the leaflet, and see a doctor if a cough lasts longer than a week.',
    salePrice: 980,
    stock: 77,
    rating: { rate: 3.8, reviews: 54 },
  },
  {
    key: 'mask',
    title: 'Face Masks, box of 50',
    description:
      'Fifty three-layer masks with soft ear loops and a nose wire that stays bent. They filter at least 98 percent of bacteria and are meant for one use. The box works as a dispenser.',
    salePrice: 1100,
    regularPrice: 1400,
    stock: 210,
    rating: { rate: 4.0, reviews: 175 },
  },
];
