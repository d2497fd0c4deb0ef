import type { CollectionCondition } from '../../modules/catalogue/collections/collection-rules.ts';
import { formatMoney } from '../../shared/money/money.ts';

/** A collection of the sample shop: automatic, with conditions that must all be met, or manual. */
export interface SampleCollection {
  handle: string;
  title: string;
  description: string;
  /** The key of the product whose picture it shows. */
  picture: string;
  conditions?: readonly CollectionCondition[];
  /** Keys, in order. */
  products?: readonly string[];
}

/** In cents; cheaper products are small buys. */
const SMALL = 5000;

/**
 * The collections of the sample shop. `currency` is the shop's ISO 4217 code, which one of them uses for its
 * limit.
 */
export function sampleCollections(currency: string): SampleCollection[] {
  const limit = formatMoney(SMALL, currency, 'en-US').replace(/\.0+$/, '');
  return [
    {
      handle: 'just-in',
      title: 'Just in',
      description: 'What came in during the last two weeks and is on the shelf.',
      picture: 'tablet',
      conditions: [{ kind: 'NEW' }, { kind: 'IN_STOCK' }],
    },
    {
      handle: 'small-prices',
      title: `Under ${limit}`,
      description: 'Small things that do their work for years: mugs and tees, coffee, plasters and a duck.',
      picture: 'mug',
      conditions: [{ kind: 'PRICE', maxPrice: SMALL - 1 }, { kind: 'IN_STOCK' }],
    },
    {
      handle: 'on-sale',
      title: 'On sale',
      description: 'The same goods for less than last month. The usual sizes go first.',
      picture: 'gamepad',
      conditions: [{ kind: 'DISCOUNTED' }, { kind: 'IN_STOCK' }],
    },
    {
      handle: 'summer-by-the-sea',
      title: 'Summer by the sea',
      description:
        'A dress that dries while you have lunch, a hat that rolls up, a bottle that keeps water cold for a day. Packed into one bag, it is a week on the coast.',
      picture: 'sunhat',
      products: [
        'sundress',
        'shorts',
        'sunhat',
        'sunglasses',
        'breton',
        'bottle',
        'backpack',
        'speaker',
        'cap',
      ],
    },
    {
      handle: 'desk-and-work',
      title: 'Desk & work',
      description:
        'For a desk at home or in town: what stands on it, what lights it, and what one wears there.',
      picture: 'keyboard',
      conditions: [{ kind: 'TAG', tag: 'office' }],
    },
    {
      handle: 'presents',
      title: 'Presents',
      description:
        'For birthdays, new homes and people who have everything. Most come in a box of their own.',
      picture: 'brooch',
      products: [
        'perfume',
        'honey',
        'teddy',
        'brooch',
        'mug',
        'earrings',
        'rocket',
        'planter',
        'lamp',
        'camera',
      ],
    },
  ];
}
