import { ofWhatIsWorn } from './review-sentences-body.ts';
import { ofWhatStaysAtHome } from './review-sentences-home.ts';
import type { Sentences } from './review-tone.ts';

/** Sentences about any product that comes in a parcel. */
export const general: Sentences = {
  good: [
    'It came two days early and well packed.',
    'I would buy it again without thinking twice.',
    'This is my second one; the first went to my sister.',
    'For the price I expected less.',
    'Everything is as the description says.',
    'I had a question before ordering and got an answer the same day.',
    'My partner has ordered one as well.',
    'It looks just like the pictures.',
    'I have looked for something to complain about and found nothing.',
    'The box was small, and there was no plastic in it.',
    'I compared four of them before I chose this one, and I am happy with it.',
    'Ordered on a Sunday, here on Wednesday.',
    'I bought it in the sale, but it is worth the full price.',
    'A friend recommended it, and she was right.',
    'It does what it should, and that is all I ask.',
    'Better than the one that I had before.',
  ],
  fair: [
    'Delivery took a day longer than I was told.',
    'It is fine, but I would wait for a sale.',
    'The box had a dent, though nothing inside was damaged.',
    'I expected a little more for the price.',
    'The pictures make it look a bit larger than it is.',
    'I am still making up my mind about it.',
    'It does the job, no more and no less.',
  ],
  poor: [
    'I am sending it back.',
    'At this price I expected better.',
    'I would not order it again.',
    'It is not what the pictures made me hope for.',
    'I will look for another one.',
  ],
};

/** Sentences about products of a topic (`topicsOf`). */
export const byTopic = { ...ofWhatIsWorn, ...ofWhatStaysAtHome };

export type Topic = keyof typeof byTopic;

/** The topics of a product, by its category, and by its key where the category is too vague. */
export const topicsOf: Readonly<Record<string, readonly Topic[]>> = {
  "men's clothing": ['clothes'],
  "women's clothing": ['clothes'],
  jewlery: ['jewellery'],
  electronics: ['tech'],
  'home & lifestyle': ['home'],
  medecine: ['health'],
  'sports & outdoor': ['sport'],
  "baby's & toys": ['toy'],
  'groceries & pets': ['food'],
  'health & beauty': ['care'],
  sneaker: ['shoes'],
  womenssneaker: ['shoes'],
  cap: ['accessory'],
  handbag: ['accessory'],
  sunhat: ['accessory'],
  sunglasses: ['accessory'],
  phone: ['tech', 'screen', 'battery'],
  laptop: ['tech', 'screen', 'battery'],
  tablet: ['tech', 'screen', 'battery'],
  monitor: ['tech', 'screen'],
  watch: ['tech', 'battery'],
  headphones: ['tech', 'sound', 'battery'],
  earbuds: ['tech', 'sound', 'battery'],
  speaker: ['tech', 'sound', 'battery'],
  mug: ['kitchen'],
  pan: ['kitchen'],
  planter: ['plant'],
  perfume: ['scent'],
  lipstick: ['lips'],
  brush: ['teeth'],
  babybottle: ['baby'],
  petbowl: ['pet'],
  catpost: ['pet'],
  leash: ['pet'],
  tent: ['outdoor'],
  backpack: ['outdoor'],
  bottle: ['drinking'],
};

export const titles: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    ...['Very happy with it', 'Just what I was looking for', 'Would buy it again', 'Better than expected'],
    ...['Lovely', 'No complaints', 'Well made', 'A good buy', 'Exactly as described', 'Excellent'],
    ...['Worth every cent', 'My favourite', 'A present that was well received', 'So glad I found it'],
    ...['Five stars from all of us', 'Thoughtfully made', 'Does what it promises', 'Recommended'],
    ...['Could not be happier', 'Great quality', 'A keeper', 'I have told all my friends'],
  ],
  4: [
    ...['Good, with one small thing', 'Nearly perfect', 'Good value', 'Happy on the whole', 'Solid'],
    ...['Would still recommend it', 'Four stars', 'Good, not flawless', 'I like it', 'Pleased'],
  ],
  3: ['It is all right', 'Mixed feelings', 'Average', 'Good and less good', 'Fine, no more', 'Not bad'],
  2: ['Not for me', 'Disappointed', 'Expected more', 'Below what I hoped for'],
  1: ['Not happy', 'Going back', 'A disappointment', 'Not recommended'],
};

/** First names with the initial of the last name, as the shop shows customers. */
export const authors: readonly string[] = [
  ...'Ada Ben Clara Dev Elif Finn Grace Hugo Ines Jonas Kaya Liam Mina Nils Olga Pablo Quinn Rosa Sami'.split(
    ' ',
  ),
  ...'Tara Umar Vera Will Xenia Yusuf Zora Anouk Bruno Celia Dario Edith Farid Greta Henk Iris Joao'.split(
    ' ',
  ),
];
