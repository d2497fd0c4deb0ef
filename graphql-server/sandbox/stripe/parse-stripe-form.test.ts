import { expect, test } from 'vitest';
import { parseStripeForm } from './parse-stripe-form.ts';

test.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a[b][c]=x%20y', { a: { b: { c: 'x y' } } }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['a[1]=x', { a: { 1: 'x' } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['[]=1', {}],
])('%s', (text, form) => {
  expect(parseStripeForm(text)).toEqual(form);
});

test('property names of every object are keys like any other', () => {
  const form = parseStripeForm('__proto__[polluted]=1');
  expect(Object.keys(form)).toEqual(['__proto__']);
  expect('polluted' in {}).toBe(false);
});
