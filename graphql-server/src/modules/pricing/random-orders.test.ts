import { expect, test } from 'vitest';
import { seededRandom } from '../../test/seeded-random.ts';
import { anEffect, type ModelLine, modelOrder, type ModelTax } from './order-model.fixtures.ts';
import { priceOrder } from './price-order.ts';
import { priceRefund, refundedTax } from './price-refund.ts';

const CARTS = 1000;

const random = seededRandom(20_261_124);
const upTo = (max: number) => 1 + Math.floor(random() * max);

/** Few rates, so that lines and delivery share them. */
const aPercent = () => [null, 7, 19][upTo(3) - 1] ?? null;
const rateOf = (percent: number | null) =>
  percent === null ? null : { name: `${percent} %`, rate: percent * 1000 };

test(`${CARTS} random carts with promotions, delivery and taxes are priced as by hand, and refunds come to what was paid`, () => {
  for (let cart = 0; cart < CARTS; cart += 1) {
    const lines = Array.from({ length: upTo(6) }, (_, index) => ({
      name: `line ${index}`,
      unitPrice: upTo(9999),
      quantity: upTo(9),
      percent: aPercent(),
    }));
    const promotions = Array.from({ length: upTo(4) - 1 }, () => ({
      effect: anEffect(upTo),
      names: lines.map(({ name }) => name).filter(() => random() < 0.7),
    }));
    const [fee, freeFrom] = [upTo(1500) - 1, upTo(40_000)];
    const tax: ModelTax = {
      pricesInclude: random() < 0.5,
      rounding: random() < 0.5 ? 'LINE' : 'TOTAL',
      deliveryPercent: aPercent(),
    };
    const expected = modelOrder(lines, promotions, fee, freeFrom, tax);
    const priced = priceOrder(lines, {
      delivery: { fee, freeFrom },
      promotions: promotions.map(({ effect, names }, index) => ({
        id: String(index),
        title: 'Promotion',
        code: null,
        effect,
        appliesTo: ({ name }) => names.includes(name),
      })),
      tax: {
        pricesInclude: tax.pricesInclude,
        rounding: tax.rounding,
        rateOf: ({ percent }) => rateOf(percent),
        delivery: rateOf(tax.deliveryPercent),
      },
    });
    const about = JSON.stringify({ cart, lines, promotions, fee, freeFrom, tax });
    expect(
      priced.lines.map(({ total, discountTotal }) => total - discountTotal),
      about,
    ).toEqual(expected.left);
    const { shippingTaxTotal } = priced.totals;
    expect([...priced.lines.map(({ taxTotal }) => taxTotal), shippingTaxTotal], about).toEqual(
      expected.taxes,
    );
    const { subtotal, taxTotal, total } = expected;
    expect(priced.totals, about).toMatchObject({ subtotal, taxTotal, total });
    expect(
      priced.totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
      about,
    ).toBe(taxTotal);
    refundAll(
      priced.lines.map((line) => ({ ...line, addedTax: tax.pricesInclude ? 0 : line.taxTotal })),
      { total, taxTotal },
      about,
    );
  }
});

/** Refunds all units in steps, in any order: refunds never exceed the amount paid, and add up to it. */
function refundAll(
  lines: readonly (ModelLine & { discountTotal: number; addedTax: number })[],
  { total, taxTotal }: { total: number; taxTotal: number },
  about: string,
): void {
  const refunded = lines.map(() => 0);
  let back = 0;
  let taxBack = 0;
  while (lines.some(({ quantity }, index) => (refunded[index] ?? 0) < quantity)) {
    const quantities = lines.map(({ quantity }, index) =>
      Math.floor(random() * (quantity - (refunded[index] ?? 0) + 1)),
    );
    const amount = priceRefund(
      lines.map((line, index) => ({
        ...line,
        refundedQuantity: refunded[index] ?? 0,
        wantedQuantity: quantities[index] ?? 0,
      })),
      total,
    );
    expect(amount, about).toBeGreaterThanOrEqual(0);
    back += amount;
    expect(back, about).toBeLessThanOrEqual(total);
    const taxNow = refundedTax({ total, taxTotal }, back);
    expect(taxNow, about).toBeGreaterThanOrEqual(taxBack);
    expect(taxNow, about).toBeLessThanOrEqual(Math.min(taxTotal, back));
    taxBack = taxNow;
    for (const [index, units] of quantities.entries()) refunded[index] = (refunded[index] ?? 0) + units;
  }
  expect(back, about).toBe(total);
  expect(taxBack, about).toBe(taxTotal);
}
