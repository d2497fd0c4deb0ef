/** A test card; the numbers are from Stripe's documentation. */
export interface TestCard {
  number: string;
  brand: string;
  cvcLength: 3 | 4;
  /** Its description in the list of cards. */
  outcome: string;
  /** The bank's message to the shopper; null when the payment succeeds. */
  declineMessage: string | null;
  /** How much less than requested arrives, in Stripe's units. */
  missing: number;
}

const paying = { outcome: 'is paid', declineMessage: null, missing: 0 };
const visa = { brand: 'Visa', cvcLength: 3 } as const;

/** No other card is accepted: real card numbers do not belong in a sandbox. */
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
  // Stripe, too, puts its payments into review, though for another reason.
  {
    number: '4000 0000 0000 9235',
    ...visa,
    outcome: 'pays a cent less',
    declineMessage: null,
    missing: 1,
  },
];

/** The test card with this number, whatever its spacing. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = digitsOf(number);
  return testCards.find((card) => digitsOf(card.number) === digits);
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
