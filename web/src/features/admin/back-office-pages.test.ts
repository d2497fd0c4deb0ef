import { expect, test } from 'vitest';
import { searchedPages } from './back-office-pages.ts';
import { matchesWords } from './global-search/matches-words.ts';

test.each([
  ['shipping', 'Settings: Delivery'],
  ['discount', 'Promotions'],
  ['vat', 'Settings: Taxes'],
  ['refund', 'Orders'],
  ['refund', 'Returns'],
  ['money', 'Settings: Currency'],
  ['inventory', 'Products'],
  ['coupon', 'Promotions'],
  ['notifications', 'Settings: Emails'],
  ['contact', 'Messages'],
])('“%s”, as in other shop systems, finds %s', (text, label) => {
  const matchingPages = searchedPages().filter((page) =>
    matchesWords(`${page.label} ${page.words ?? ''}`, text),
  );
  expect(matchingPages.map((page) => page.label)).toContain(label);
});
