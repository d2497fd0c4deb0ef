import { expect, test } from 'vitest';
import { aLine, aSellableProduct } from './cart.fixtures.ts';
import type { StoredCartLine } from './cart-rules.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import { warningsOf } from './cart-warning-rules.ts';

const mug = 'Mug';
const colours = (...names: string[]) => ({ colours: names });

interface Case {
  what: string;
  lines: StoredCartLine[];
  product: [string, SellableProduct];
  says: [string, string][];
}

const cases: Case[] = [
  {
    what: 'nothing of a line as it should be',
    lines: [aLine('a', mug, 3)],
    product: aSellableProduct(mug, 3),
    says: [],
  },
  {
    what: 'a higher price',
    lines: [aLine('a', mug)],
    product: aSellableProduct(mug, 3, { salePrice: 123_450 }),
    says: [['PRICE_CHANGED', 'Mug now costs $1,234.50 instead of $1.00.']],
  },
  {
    what: 'a lower price, of each variant',
    lines: [aLine('a', mug, 1, 'Red'), aLine('b', mug, 1, 'Blue')],
    product: aSellableProduct(mug, 3, { salePrice: 90, ...colours('Red', 'Blue') }),
    says: [
      ['PRICE_CHANGED', 'Mug (Red) now costs $0.90 instead of $1.00.'],
      ['PRICE_CHANGED', 'Mug (Blue) now costs $0.90 instead of $1.00.'],
    ],
  },
  {
    what: 'a sale that has begun',
    lines: [aLine('a', mug)],
    product: aSellableProduct(mug, 3, { salePrice: 90, baseSalePrice: 100 }),
    says: [['PRICE_CHANGED', 'Mug is on sale: it now costs $0.90 instead of $1.00.']],
  },
  {
    what: 'a sale of another price than was seen',
    lines: [aLine('a', mug)],
    product: aSellableProduct(mug, 3, { salePrice: 90, baseSalePrice: 95 }),
    says: [['PRICE_CHANGED', 'Mug now costs $0.90 instead of $1.00.']],
  },
  {
    what: 'a sale that has ended',
    lines: [aLine('a', mug)],
    product: aSellableProduct(mug, 3, { salePrice: 120, lastSalePrice: 100 }),
    says: [['PRICE_CHANGED', 'The sale on Mug has ended: it now costs $1.20 instead of $1.00.']],
  },
  {
    what: 'a higher price than that of no sale',
    lines: [aLine('a', mug)],
    product: aSellableProduct(mug, 3, { salePrice: 120, lastSalePrice: 99 }),
    says: [['PRICE_CHANGED', 'Mug now costs $1.20 instead of $1.00.']],
  },
  {
    what: 'what is sold out',
    lines: [aLine('a', mug)],
    product: aSellableProduct(mug, 0),
    says: [['SOLD_OUT', 'Mug is sold out.']],
  },
  {
    what: 'too small a stock of one variant, and not of another',
    lines: [aLine('a', mug, 2, 'Red'), aLine('b', mug, 4, 'Blue')],
    product: aSellableProduct(mug, 3, colours('Red', 'Blue')),
    says: [['STOCK_SHORT', 'Only 3 of Mug (Blue) left.']],
  },
  {
    what: 'too small a stock of what differs only in custom fields',
    lines: [aLine('a', mug, 2), { ...aLine('b', mug, 2), customFields: { engraving: ['Ada'] } }],
    product: aSellableProduct(mug, 3),
    says: [['STOCK_SHORT', 'Only 3 of Mug left.']],
  },
  {
    what: 'less in stock than the smallest quantity',
    lines: [aLine('a', mug, 12)],
    product: aSellableProduct(mug, 11, { minimumQuantity: 12 }),
    says: [['SOLD_OUT', 'Mug is sold out.']],
  },
  {
    what: 'a quantity of one variant that its rules do not allow, in all lines together',
    lines: [
      aLine('a', mug, 6, 'Red'),
      { ...aLine('b', mug, 1, 'Red'), customFields: { engraving: ['Ada'] } },
      aLine('c', mug, 5, 'Blue'),
      { ...aLine('d', mug, 1, 'Blue'), customFields: { engraving: ['Ada'] } },
    ],
    product: aSellableProduct(mug, 20, { quantityStep: 6, ...colours('Red', 'Blue') }),
    says: [['QUANTITY_NOT_ALLOWED', 'Mug (Red): sold in packs of 6.']],
  },
  {
    what: 'a withdrawn product, and then not its price or stock',
    lines: [aLine('a', mug, 9)],
    product: aSellableProduct(mug, 0, { isWithdrawn: true, salePrice: 90 }),
    says: [['PRODUCT_UNAVAILABLE', 'Mug is no longer available and was removed from your cart.']],
  },
  {
    what: 'a variant that vanished',
    lines: [aLine('a', mug, 1, 'Red'), aLine('b', mug, 1, 'Blue')],
    product: aSellableProduct(mug, 1, colours('Blue')),
    says: [['PRODUCT_UNAVAILABLE', 'Mug (Red) is no longer available and was removed from your cart.']],
  },
  {
    what: 'two things of one product',
    lines: [aLine('a', mug, 2)],
    product: aSellableProduct(mug, 1, { salePrice: 90 }),
    says: [
      ['PRICE_CHANGED', 'Mug now costs $0.90 instead of $1.00.'],
      ['STOCK_SHORT', 'Only 1 of Mug left.'],
    ],
  },
];

test.each(cases)('a cart has warnings for $what', ({ lines, product, says }) => {
  const warnings = warningsOf(lines, new Map([product]), 'USD');
  expect(warnings.map(({ code, message }) => [code, formatMessage(enUs, message)])).toEqual(says);
  for (const warning of warnings) expect(warning.productId).toBe(mug);
});
