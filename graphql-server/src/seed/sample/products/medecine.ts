import type { SampleProduct } from '../sample-product.ts';

export const medecine: SampleProduct[] = [
  {
    key: 'pills',
    title: 'Vitamin C Capsules',
    description:
      'Ninety capsules with 500 mg of vitamin C each, buffered to be gentle on the stomach. One a day with a glass of water. Free of gelatine, gluten and sugar; no substitute for fruit. Keep the jar dry and below 25 °C. The capsule is plant cellulose, 18 mm long.',
    salePrice: 1800,
    brand: 'Medivane',
    sku: 'MDV-VTC',
    barcode: '2000001000021',
    attributes: [
      { name: 'Contents', value: '90 capsules of 500 mg' },
      { name: 'Dose', value: 'One a day' },
      { name: 'Storage', value: 'Dry, below 25 °C' },
    ],
    stock: 150,
    rating: { rate: 4.3, reviews: 17 },
  },
  {
    key: 'thermometer',
    title: 'Digital Thermometer',
    description:
      'Measures in ten seconds to a tenth of a degree and beeps when it is done. The tip is soft, the display lights up, and the last reading is kept. Water-resistant, with battery and case. It is 13 cm long and weighs 12 g. Clean the tip with alcohol after use; the battery can be changed with a coin.',
    salePrice: 1200,
    regularPrice: 1500,
    brand: 'Medivane',
    sku: 'MDV-THM',
    barcode: '2000001000038',
    attributes: [
      { name: 'Range', value: '32.0 to 42.9 °C' },
      { name: 'Accuracy', value: '± 0.1 °C' },
      { name: 'Care', value: 'Wipe the tip with alcohol' },
    ],
    stock: 95,
    rating: { rate: 4.5, reviews: 12 },
  },
  {
    key: 'firstaid',
    title: 'First Aid Kit',
    description:
      'Sixty-four pieces in a green case the size of a book: dressings, bandages, scissors, tweezers, gloves, a foil blanket and a clear guide. For home, car or boat. Everything is listed inside the lid and can be refilled. The case measures 22 by 15 by 7 cm and weighs 640 g. Check the dates of the sterile dressings every other year.',
    salePrice: 2600,
    brand: 'Medivane',
    sku: 'MDV-AID',
    barcode: '2000001000045',
    attributes: [
      { name: 'Contents', value: '64 pieces' },
      { name: 'Dimensions', value: '22 × 15 × 7 cm, 640 g' },
    ],
    stock: 68,
    rating: { rate: 4.7, reviews: 10 },
  },
  {
    key: 'plasters',
    title: 'Plaster Strips',
    description:
      'Forty flexible strips in three skin tones, two widths each. They breathe, hold through a shower, and come off without a wince. Packed one by one, sterile. The wide ones are 72 by 25 mm, the narrow ones 56 by 19 mm. The glue is free of latex.',
    salePrice: 450,
    brand: 'Medivane',
    sku: 'MDV-PLA',
    barcode: '2000001000052',
    attributes: [
      { name: 'Contents', value: '40 strips, 4 sizes and tones' },
      { name: 'Dimensions', value: '72 × 25 and 56 × 19 mm' },
    ],
    stock: 260,
    rating: { rate: 4.4, reviews: 10 },
  },
  {
    key: 'bpmonitor',
    title: 'Blood Pressure Monitor',
    description:
      'An upper-arm monitor with a cuff for 22 to 42 cm and figures large enough to read without glasses. Keeps 90 readings for each of two people and shows when a pulse is irregular. Works by USB-C or four AA batteries. Sit for five minutes with your arm on a table before you begin. The cuff is washable by hand, and the device fits into a bag of 20 cm, included.',
    salePrice: 4700,
    regularPrice: 6300,
    brand: 'Medivane',
    sku: 'MDV-BPM',
    attributes: [
      { name: 'Cuff', value: '22 to 42 cm' },
      { name: 'Memory', value: '2 × 90 readings' },
      { name: 'Dimensions', value: '14 × 11 × 5 cm, 320 g' },
    ],
    stock: 31,
    rating: { rate: 4.6, reviews: 10 },
  },
  {
    key: 'syrup',
    title: 'Cough Syrup',
    description:
      'A soothing syrup of thyme and ivy leaf, 150 ml in brown glass with a measuring cup. Without alcohol or sugar, for adults and children from six years. Read the leaflet, and see a doctor if a cough lasts longer than a week. Adults take 10 ml three times a day, children 5 ml. Shake it well, and use it within six months of opening.',
    salePrice: 980,
    brand: 'Medivane',
    sku: 'MDV-SYR',
    barcode: '2000001000069',
    attributes: [
      { name: 'Contents', value: '150 ml' },
      { name: 'Ingredients', value: 'Thyme and ivy leaf extract, glycerine, water' },
      { name: 'Storage', value: 'Below 25 °C' },
    ],
    stock: 77,
    rating: { rate: 3.8, reviews: 10 },
  },
  {
    key: 'mask',
    title: 'Face Masks, box of 50',
    description:
      'Fifty three-layer masks with soft ear loops and a nose wire that stays bent. They filter at least 98 percent of bacteria and are meant for one use. The box works as a dispenser. Each is 17.5 by 9.5 cm and fits most adult faces. Not for medical use once the box has been open for a year.',
    salePrice: 1100,
    regularPrice: 1400,
    brand: 'Medivane',
    sku: 'MDV-MSK',
    status: 'ARCHIVED',
    attributes: [
      { name: 'Contents', value: '50 masks' },
      { name: 'Standard', value: 'EN 14683, type II' },
      { name: 'Dimensions', value: '17.5 × 9.5 cm' },
    ],
    stock: 210,
    rating: { rate: 4.0, reviews: 15 },
  },
];
