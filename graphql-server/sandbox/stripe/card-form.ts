import { type TestCard, testCardOf } from './test-cards.ts';

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}

/** The error of each field, shown next to it. */
export type CardFormErrors = Partial<Record<keyof CardForm, string>>;

/**
 * Returns the card, or the form's errors. A declined card is valid input: the bank declines it, not the form.
 */
export function checkCardForm(
  form: CardForm,
  now: Date,
): { card: TestCard; errors: null } | { card: null; errors: CardFormErrors } {
  const card = testCardOf(form.number);
  const errors: CardFormErrors = {
    ...(!card && { number: numberError(form.number) }),
    ...(!isInFuture(form.expiry, now) && {
      expiry: 'Please enter a month and a year to come, such as 12/34.',
    }),
    ...(!isCvc(form.cvc, card) && { cvc: `Please enter the ${card?.cvcLength ?? 3} digits of the CVC.` }),
  };
  return card && Object.keys(errors).length === 0 ? { card, errors: null } : { card: null, errors };
}

function numberError(number: string): string {
  return number.trim() === ''
    ? 'Please enter the number of a test card.'
    : 'This is a sandbox: it takes the test cards below, and no real ones.';
}

/** MM/YY or MM/YYYY; a card is valid until the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (!match) return false;
  const firstDayAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]));
  return firstDayAfter > now.getTime();
}

function isCvc(cvc: string, card: TestCard | undefined): boolean {
  const length = cvc.trim().length;
  return /^\s*\d{3,4}\s*$/.test(cvc) && (!card || length === card.cvcLength);
}
