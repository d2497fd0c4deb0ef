import { describe, expect, test } from 'vitest';
import { enUs } from '../../../shared/messages/locale.ts';
import { findBuiltInPages } from './built-in-pages.ts';

const RETURNS = '/returns';
const TERMS = '/terms';
const PRIVACY = '/privacy';
const CONTACT = '/contact';
const ORDERS = '/account/orders';

const find = (text: string) =>
  findBuiltInPages(text, enUs, ['TERMS', 'PRIVACY', 'RETURNS']).map(({ url }) => url);

describe('what shoppers type leads to the page that they mean', () => {
  test.each<[text: string, urls: string[]]>([
    ['return policy', [RETURNS]],
    ['returns', [RETURNS]],
    ['Returns & refunds', [RETURNS]],
    ['refund', [RETURNS]],
    ['how do i return an item?', [RETURNS]],
    ['can i exchange my order', [RETURNS]],
    ['retur', [RETURNS]],
    ['free returns', [RETURNS]],
    ['right of withdrawal', [RETURNS]],
    ['return label', [RETURNS]],
    ['privacy', [PRIVACY]],
    ['privacy policy', [PRIVACY]],
    ['data protection', [PRIVACY]],
    ['cookies', [PRIVACY]],
    ['GDPR', [PRIVACY]],
    ['terms', [TERMS]],
    ['terms and conditions', [TERMS]],
    ['terms of service', [TERMS]],
    ['contact', [CONTACT]],
    ['contact us', [CONTACT]],
    ['customer support', [CONTACT]],
    ['help', [CONTACT]],
    ['phone number', [CONTACT]],
    ['where is my order', [ORDERS]],
    ['track my parcel', [ORDERS]],
    ['order status', [ORDERS]],
    ['my orders', [ORDERS]],
    ['cancel order', [ORDERS]],
  ])('%s', (text, urls) => {
    expect(find(text)).toEqual(urls);
  });
});

describe('what is not meant for a page leads to none', () => {
  test.each([
    ['phone case'],
    ['iphone'],
    ['red shirt'],
    ['track suit'],
    ['size 42'],
    ['service'],
    ['policy'],
    ['my'],
    ['how to'],
    ['re'],
    ['ord'],
    ['cookie jar'],
    ['data cable'],
    ['help desk lamp'],
    ['exchange student guide'],
    ['contact lenses'],
    [''],
    ['!?'],
  ])('%s', (text) => {
    expect(find(text)).toEqual([]);
  });
});

test('a legal page that nobody has written is no result', () => {
  expect(findBuiltInPages('return policy', enUs, ['TERMS'])).toEqual([]);
});
