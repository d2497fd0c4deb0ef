/** A card that exists only for trying out; the numbers are those of Stripe's documentation. */
export interface TestCard {
  number: string;
  brand: string;
  cvcLength: 3 | 4;
  /** What the list of cards says of it. */
  outcome: string;
  /** What its bank tells the shopper, or null when it pays. */
  declineMessage: string | null;
  /** What arrives less than was asked for, in Stripe's units. */
  missing: number;
}

const paying = { outcome: 'is paid', declineMessage: null, missing: 0 };
const visa = { brand: 'Visa', cvcLength: 3 } as const;

/** No other card is taken: somebody's real number has no business in a sandbox. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', ...visa, ...paying },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', cvcLength: 3, ...paying },
  { number: '3782 822463 10005', brand: 'Amex', cvcLength: 4, ...paying },
  {
    number: '4000 0000 0000 0002',
    ...visa,
    outcome: 'is declined',
    missing: 0,
    declineMessage: 'Your card was declined. Nothing was charged; please try another card.',
  },
  {
    number: '4000 0000 0000 9995',
    ...visa,
    outcome: 'has no funds',
    missing: 0,
    declineMessage: 'Your card has insufficient funds. Nothing was charged; please try another card.',
  },
  {
    number: '4000 0000 0000 0069',
    ...visa,
    outcome: 'has expired',
    missing: 0,
    declineMessage: 'Your card has expired. Nothing was charged; please try another card.',
  },
  // At Stripe a payment by it is put into review, too, if for another reason.
  {
    number: '4000 0000 0000 9235',
    ...visa,
    outcome: 'pays a cent less',
    declineMessage: null,
    missing: 1,
  },
];

/** The test card of this number, however it is grouped. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = digitsOf(number);
  return testCards.find((card) => digitsOf(card.number) === digits);
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
