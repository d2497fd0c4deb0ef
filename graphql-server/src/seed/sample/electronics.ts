import type { SampleProduct } from './sample-product.ts';

export const electronics: SampleProduct[] = [
  {
    key: 'phone',
    title: 'Phone X12',
    description:
      'A 6.1-inch phone with a bright 120 Hz display, two cameras that see well at dusk, and a battery for a day and a half. 256 GB of storage, splash-proof, charges by cable or pad. The back is matt glass and shows no fingerprints.',
    salePrice: 89_900,
    brand: 'Kestrel',
    stock: 48,
    rating: { rate: 4.7, reviews: 618 },
    isNew: true,
  },
  {
    key: 'laptop',
    title: 'Featherbook 14',
    description:
      'A 14-inch laptop of 1.1 kg in a silver aluminium case, with 16 GB of memory, 512 GB of storage and a fanless processor. The battery lasts fourteen hours of writing. Two USB-C ports, one on each side.',
    salePrice: 129_000,
    regularPrice: 149_000,
    brand: 'Kestrel',
    tags: ['commuting', 'office'],
    stock: 17,
    rating: { rate: 4.8, reviews: 276 },
  },
  {
    key: 'monitor',
    title: '27-inch Display',
    description:
      'A 27-inch panel with 2560 by 1440 pixels and colours that are right out of the box. The metal stand tilts, turns and rises by 12 cm. One USB-C cable carries the picture and charges a laptop with 65 W.',
    salePrice: 34_900,
    brand: 'Kestrel',
    tags: ['office'],
    stock: 26,
    rating: { rate: 4.5, reviews: 198 },
  },
  {
    key: 'camera',
    title: 'Rangefinder Camera',
    description:
      'A compact camera in black and chrome with a fixed 35 mm f/2 lens and a dial for everything that matters. 24 megapixels, a bright optical finder, a shutter you can hardly hear. It takes one standard memory card, not included.',
    salePrice: 98_000,
    stock: 9,
    rating: { rate: 4.9, reviews: 112 },
  },
  {
    key: 'headphones',
    title: 'Studio Headphones',
    description:
      'Closed over-ear headphones with a calm, even sound and soft cushions that can be changed. Wireless for 30 hours with noise cancelling, or by the cable in the box. They fold flat into their case.',
    salePrice: 14_900,
    regularPrice: 19_900,
    stock: 55,
    rating: { rate: 4.6, reviews: 483 },
  },
  {
    key: 'watch',
    title: 'Pulse Smart Watch',
    description:
      'A round smart watch that shows time, pulse and messages and needs a charger only every fifth day. Steel case of 42 mm, water-resistant to 50 m, with a strap that changes without tools. Works with both kinds of phone.',
    salePrice: 19_900,
    regularPrice: 26_500,
    stock: 62,
    rating: { rate: 4.3, reviews: 357 },
  },
  {
    key: 'gamepad',
    title: 'Wireless Gamepad',
    description:
      'A gamepad with even grips, quiet buttons and sticks that do not drift. It connects by Bluetooth or the small receiver in the battery bay, and runs for 25 hours. Works with computers, phones and tablets.',
    salePrice: 5900,
    regularPrice: 9800,
    stock: 83,
    rating: { rate: 4.4, reviews: 540 },
  },
  {
    key: 'keyboard',
    title: 'Mechanical Keyboard',
    description:
      'A compact mechanical keyboard with 68 keys, tactile switches and keycaps whose letters cannot rub off. The switches plug in and can be replaced one by one. USB-C cable of 1.8 m included.',
    salePrice: 11_900,
    regularPrice: 18_300,
    stock: 40,
    rating: { rate: 4.7, reviews: 325 },
  },
  {
    key: 'speaker',
    title: 'Pebble Speaker',
    description:
      'A round speaker, 10 cm across, that fills a kitchen and hangs from a bicycle by its leather strap. Twelve hours of music, splash-proof, and two of them pair to stereo. A ring of light shows the volume.',
    salePrice: 4900,
    stock: 97,
    rating: { rate: 4.2, reviews: 289 },
  },
  {
    key: 'mouse',
    title: 'Silent Mouse',
    description:
      'A wireless mouse whose clicks nobody else hears, with a metal wheel that rolls freely or in steps. Shaped for the right hand, medium to large. One AA battery lasts about 18 months.',
    salePrice: 2700,
    stock: 120,
    rating: { rate: 4.1, reviews: 216 },
  },
  {
    key: 'earbuds',
    title: 'True Wireless Earbuds',
    description:
      'Small earbuds with three sizes of silicone tips, six hours of music in the ear and eighteen more in the case. They switch noise off, or let the street in, at a tap. Proof against sweat and rain.',
    salePrice: 7900,
    stock: 74,
    rating: { rate: 4.0, reviews: 164 },
    isNew: true,
  },
  {
    key: 'tablet',
    title: 'Sketch Tablet',
    description:
      'An 11-inch tablet with a matt, paper-like screen and a pen that knows pressure and tilt. The pen charges at the edge of the tablet and needs no pairing. 128 GB, 470 g, ten hours of drawing.',
    salePrice: 44_900,
    stock: 21,
    rating: { rate: 4.6, reviews: 57 },
    isNew: true,
  },
];
