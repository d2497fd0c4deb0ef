import { expect, test } from 'vitest';
import { checkCardForm } from './card-form.ts';

const now = new Date('2026-11-20T09:30:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

test.each([
  ['grouped', good],
  ['in one', { ...good, number: '4242424242424242' }],
  ['with dashes', { ...good, number: '4242-4242-4242-4242' }],
  ['this very month', { ...good, expiry: '11/26' }],
  ['without a zero', { ...good, expiry: '1/27' }],
  ['with the whole year and spaces', { ...good, expiry: ' 01 / 2027 ' }],
  ['with four digits where the card has four', { ...good, number: '378282246310005', cvc: '1234' }],
])('a card is accepted: %s', (_what, form) => {
  expect(checkCardForm(form, now)).toMatchObject({ errors: null });
});

test.each([
  ['nothing', { number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  ['a real number', { ...good, number: '4539 1488 0343 6467' }, ['number']],
  ['one digit less', { ...good, number: '4242 4242 4242 424' }, ['number']],
  ['last month', { ...good, expiry: '10/26' }, ['expiry']],
  ['month 13', { ...good, expiry: '13/30' }, ['expiry']],
  ['words', { ...good, expiry: 'soon' }, ['expiry']],
  ['a short CVC', { ...good, cvc: '12' }, ['cvc']],
  ['a CVC of letters', { ...good, cvc: 'abc' }, ['cvc']],
  ['a long CVC', { ...good, cvc: '1234' }, ['cvc']],
  ['a CVC too short for this card', { ...good, number: '378282246310005' }, ['cvc']],
])('%s is reported next to its field', (_what, form, fields) => {
  const { errors } = checkCardForm(form, now);
  expect(Object.keys(errors ?? {})).toEqual(fields);
});
