import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../test/seeded-random.ts';
import { anEffect } from './order-model.fixtures.ts';
import { priceOrder } from './price-order.ts';
import { priceRefund } from './price-refund.ts';
import type { TaxTerms } from './taxes.ts';

const vat = { name: 'VAT', rate: 19_000 };

function reverseCharge<Line>(terms: Partial<TaxTerms<Line>> = {}): TaxTerms<Line> {
  return {
    pricesInclude: true,
    rounding: 'LINE',
    rateOf: () => vat,
    delivery: vat,
    isReverseCharge: true,
    ...terms,
  };
}

describe('a customer who owes the tax', () => {
  test('pays unit prices and delivery without the tax that they contain', () => {
    // 119.00 contains 19.00, 0.99 contains 0.16 (0.158), and 5.95 contains 0.95.
    const lines = [
      { unitPrice: 11_900, quantity: 2 },
      { unitPrice: 99, quantity: 3 },
    ];
    const priced = priceOrder(lines, { delivery: { fee: 595, freeFrom: null }, tax: reverseCharge() });
    expect(
      priced.lines.map(({ unitPrice, total, taxTotal, taxRate }) => [unitPrice, total, taxTotal, taxRate]),
    ).toEqual([
      [10_000, 20_000, 0, 0],
      [83, 249, 0, 0],
    ]);
    expect(priced.totals).toEqual({
      itemCount: 5,
      subtotal: 20_249,
      discountTotal: 0,
      shippingTotal: 500,
      pricesIncludeTax: false,
      isReverseCharge: true,
      taxTotal: 0,
      shippingTaxTotal: 0,
      taxes: [{ name: 'VAT', rate: 0, taxable: 20_749, amount: 0 }],
      total: 20_749,
    });
  });

  test('gets a discount without the tax that it contains, and free delivery from the same price', () => {
    const discount = {
      id: '1',
      title: 'Ten off',
      code: null,
      effect: { kind: 'AMOUNT', amount: 1190 } as const,
      appliesTo: () => true,
    };
    // 119.00 - 11.90 is 107.10, which is enough for free delivery; its net of 90.00 would not be.
    const priced = priceOrder([{ unitPrice: 11_900, quantity: 1 }], {
      delivery: { fee: 595, freeFrom: 10_000 },
      promotions: [discount],
      tax: reverseCharge(),
    });
    expect(priced.adjustments).toMatchObject([{ amount: 1000, shares: [1000] }]);
    expect(priced.totals).toMatchObject({
      subtotal: 10_000,
      discountTotal: 1000,
      shippingTotal: 0,
      total: 9000,
    });
  });

  test('pays nothing for what is discounted as a whole, however it is rounded', () => {
    const gift = {
      id: '1',
      title: 'A gift',
      code: null,
      effect: { kind: 'PERCENT', percent: 100 } as const,
      appliesTo: () => true,
    };
    // 3 × 0.83, but 2.97 without its tax would be 2.50.
    const lines = [{ unitPrice: 99, quantity: 3 }];
    const terms = { delivery: { fee: 0, freeFrom: null }, promotions: [gift], tax: reverseCharge() };
    expect(priceOrder(lines, terms).totals).toMatchObject({ subtotal: 249, discountTotal: 249, total: 0 });
  });

  test('pays prices that do not include tax as they are', () => {
    const tax = reverseCharge({ pricesInclude: false });
    const { totals } = priceOrder([{ unitPrice: 10_000, quantity: 1 }], {
      delivery: { fee: 500, freeFrom: null },
      tax,
    });
    expect(totals).toMatchObject({ subtotal: 10_000, shippingTotal: 500, taxTotal: 0, total: 10_500 });
  });
});

test('1000 random orders come to the gross total without its taxes but for rounding, and refunds to what was paid', () => {
  const random = seededRandom(20_261_201);
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  for (let order = 0; order < 1000; order += 1) {
    const lines = Array.from({ length: upTo(6) }, (_, index) => ({
      name: `line ${index}`,
      unitPrice: upTo(9999),
      quantity: upTo(9),
      rate: [null, 7000, 19_000, 21_000][upTo(4) - 1] ?? null,
    }));
    const promotions = Array.from({ length: upTo(3) - 1 }, (_, index) => ({
      id: String(index),
      title: 'Promotion',
      code: null,
      effect: anEffect(upTo),
      appliesTo: () => true,
    }));
    const tax: TaxTerms<(typeof lines)[number]> = {
      pricesInclude: true,
      rounding: 'LINE',
      delivery: vat,
      rateOf: ({ rate }) => (rate === null ? null : { name: 'VAT', rate }),
    };
    const terms = { delivery: { fee: upTo(1500) - 1, freeFrom: upTo(40_000) }, promotions };
    const gross = priceOrder(lines, { ...terms, tax }).totals;
    const net = priceOrder(lines, { ...terms, tax: { ...tax, isReverseCharge: true } });
    const about = JSON.stringify({ order, lines, promotions });
    // Half a cent for each unit, for each discount of a line, and for delivery and tax of each.
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const tolerance = (units + lines.length * (promotions.length + 1) + 2) / 2;
    const difference = Math.abs(net.totals.total - (gross.total - gross.taxTotal));
    expect(difference, about).toBeLessThanOrEqual(tolerance);
    expect([net.totals.taxTotal, net.totals.shippingTotal < 0, net.totals.total < 0], about).toEqual([
      0,
      false,
      false,
    ]);
    const paid = net.lines.reduce((sum, line) => sum + line.total - line.discountTotal, 0);
    expect(paid + net.totals.shippingTotal, about).toBe(net.totals.total);
    const refund = (refundedOf: (quantity: number) => number, wantedOf: (quantity: number) => number) =>
      priceRefund(
        net.lines.map(({ quantity, ...line }) => ({
          ...line,
          quantity,
          addedTax: line.taxTotal,
          refundedQuantity: refundedOf(quantity),
          wantedQuantity: wantedOf(quantity),
        })),
        net.totals.total,
      );
    const refunds =
      refund(
        () => 0,
        () => 1,
      ) +
      refund(
        () => 1,
        (quantity) => quantity - 1,
      );
    expect(refunds, about).toBe(net.totals.total);
  }
});
