import { demoAccounts } from '../../../modules/settings/demo-accounts.ts';

/** A demo user's review of a product from one of their delivered orders. */
export interface DemoReview {
  email: string;
  order: string;
  key: string;
  stars: number;
  title: string;
  text: string;
  daysAgo: number;
  /** Omitted: it is awaiting moderation. */
  isApproved?: true;
  reply?: string;
  /** The users who found it helpful, by email. */
  helpfulTo?: readonly string[];
}

const nora = demoAccounts.shopperEmail;
const amara = 'amara.okafor@mail.example';
const kenji = 'kenji@studio-kaede.example';
const priya = 'priya.raman@post.example';
const tomasz = 'tomasz@zielinski.example';
const leila = 'leila.haddad@atelier.example';
const mateus = 'mateus.oliveira@correio.example';

/** Demo users' reviews of products that they bought and kept. */
export const demoReviews: readonly DemoReview[] = [
  {
    email: kenji,
    order: 'K1Q8FY2L',
    key: 'keyboard',
    stars: 5,
    daysAgo: 12,
    isApproved: true,
    title: 'Quiet enough for a shared studio',
    text: 'I type all day beside two other people and nobody has complained yet. The keys are firm without being loud, and I make fewer mistakes than before.',
    helpfulTo: [nora, amara, tomasz],
  },
  {
    email: nora,
    order: 'N9S4LF1U',
    key: 'keyboard',
    stars: 3,
    daysAgo: 20,
    isApproved: true,
    title: 'Good keys, short cable',
    text: 'It feels nice to write on. The cable only just reaches the computer under my desk, so I had to buy an extension. Otherwise I have nothing to complain about.',
    reply: 'Thank you for telling us, Nora. We have passed it on to those who make it.',
    helpfulTo: [kenji, leila],
  },
  {
    email: kenji,
    order: 'K1Q8FY2L',
    key: 'speaker',
    stars: 4,
    daysAgo: 11,
    isApproved: true,
    title: 'Fills the room',
    text: 'We use two of them as a pair. Clear voices, and more bass than I expected from the size.\n\nOne star less because pairing them took me three attempts.',
    helpfulTo: [mateus],
  },
  {
    email: tomasz,
    order: 'T2N6HQ9X',
    key: 'tent',
    stars: 5,
    daysAgo: 4,
    isApproved: true,
    title: 'Dry after two nights of rain',
    text: 'Pitched it twice in the Peak District in proper rain. Nothing came through the floor or the seams. Up in ten minutes once you have done it before.',
    helpfulTo: [mateus, leila, nora, amara],
  },
  {
    email: tomasz,
    order: 'T2N6HQ9X',
    key: 'backpack',
    stars: 4,
    daysAgo: 3,
    isApproved: true,
    title: 'Roomy, and the straps hold',
    text: 'Carried twelve kilos in it for a weekend. The straps did not slip. I would like a pocket for a bottle that can be reached while walking.',
  },
  {
    email: leila,
    order: 'H1M4PZ7C',
    key: 'handbag',
    stars: 5,
    daysAgo: 16,
    isApproved: true,
    title: 'Beautiful leather',
    text: 'The colour is as in the pictures, and it gets darker where I hold it, as promised. It takes my laptop and a book without losing its shape.',
    helpfulTo: [nora],
  },
  {
    email: amara,
    order: 'A7R4CE8Q',
    key: 'lotion',
    stars: 3,
    daysAgo: 25,
    isApproved: true,
    title: 'Fine for the arms, too light for my hands',
    text: 'It is gone in a minute and smells of next to nothing, which I like. In winter my hands need something richer, though.',
    reply:
      'Thank you, Amara. For very dry hands a richer cream does more; we are glad to help you choose one.',
    helpfulTo: [leila],
  },
  {
    email: leila,
    order: 'H5K8RY2G',
    key: 'lotion',
    stars: 5,
    daysAgo: 1,
    isApproved: true,
    title: 'My favourite this winter',
    text: 'Light, hardly scented, and a little is enough for a whole day. I will buy it again.',
  },
  {
    email: priya,
    order: 'P8L5TA6M',
    key: 'necklace',
    stars: 4,
    daysAgo: 9,
    isApproved: true,
    title: 'A present that was well received',
    text: 'Bought it for my sister. It is finer than I thought from the pictures, which suits her. The box it comes in looks lovely, too.',
  },
  {
    email: mateus,
    order: 'M3V9XL5J',
    key: 'ball',
    stars: 4,
    daysAgo: 0.6,
    title: 'Good grip on wet grass',
    text: 'We have played with it for two weeks now, mostly in the rain. It keeps its shape and its air.',
  },
];
