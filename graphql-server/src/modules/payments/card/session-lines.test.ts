import { expect, test } from 'vitest';
import { enUs } from '../../../shared/messages/locale.ts';
import { sessionLines } from './session-lines.ts';

const line = (index: number) => ({
  title: `Jar ${index}`,
  colour: null,
  size: null,
  others: [],
  unitPrice: 250,
  quantity: 2,
  total: 500,
  discountTotal: 0,
  image: { url: '/jar.webp', alt: '', width: 640, height: 640, sources: [], fallbackUrl: '/jar.webp' },
});
const order = (taxes: number) => ({
  currencyCode: 'USD',
  totals: {
    pricesIncludeTax: false,
    taxes: Array.from({ length: taxes }, () => ({ name: 'Tax', rate: 7250, taxable: 100, amount: 10 })),
  },
});
const shop = { baseUrl: 'http://localhost', locale: enUs, maxLines: 100 };

test.each([
  [1, 0, 1, 'Jar 1'],
  [99, 1, 100, 'Tax (7.25%)'],
  [100, 0, 100, 'Jar 100'],
  [100, 1, 100, 'Other items and taxes'],
  [100, 3, 100, 'Other items and taxes'],
])('%i lines and %i added taxes are %i items, of which the last is %s', (count, taxes, items, last) => {
  const lines = sessionLines(
    order(taxes),
    Array.from({ length: count }, (_, index) => line(index + 1)),
    shop,
  );
  expect(lines).toHaveLength(items);
  expect(lines.at(-1)?.title).toBe(last);
  const sum = lines.reduce((total, { unitAmount, quantity }) => total + unitAmount * quantity, 0);
  expect(sum).toBe(count * 500 + taxes * 10);
});
