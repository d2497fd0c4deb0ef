import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkIntegrity } from '../db/check-integrity.ts';
import { aCheckoutInput, changeOrder, checkOut, seeOrder } from '../test/card-shop.ts';
import { aProduct } from '../test/factories.ts';
import { inSeconds, isFullRun, reportMetric } from '../test/metric.ts';
import { ledgerOf } from '../test/ledger.ts';
import { aCustomer, type Person } from '../test/users.ts';
import { payAt, type SandboxTestShop, startSandboxShop } from '../test/sandbox-shop.ts';
import { MINUTE } from '../shared/time/duration.ts';

const SHOPPERS = isFullRun ? 20 : 2;

/** The provider's faults, and how each ends. */
const outages = {
  down: { isDown: true },
  failing: { failures: Infinity },
  'cut off after the work is done': { cuts: Infinity },
  'slower than anybody waits': { delay: 7000 },
} as const;
const healthy = { isDown: false, failures: 0, cuts: 0, delay: 0 };

let shop: SandboxTestShop;
let shoppers: Person[];

beforeEach(async () => {
  shop = await startSandboxShop();
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => aCustomer(shop)));
});
afterEach(() => shop.stop());

async function runJobs(): Promise<void> {
  for (const name of ['payments', 'unpaid-orders', 'refunds']) await shop.app.jobs.run(name);
}

test.each(Object.entries(outages))(
  'with a provider that is %s, every order is resolved, and no stock stays reserved',
  async (name, outage) => {
    const product = await aProduct(shop.app.orm.em.fork(), { stock: SHOPPERS });
    Object.assign(shop.sandbox.faults, outage);
    const attempts = await Promise.all(
      shoppers.map(async (shopper) => {
        const input = aCheckoutInput({ productId: product });
        const began = performance.now();
        const { order, url, userErrors } = await checkOut(shop, shopper, input);
        return { shopper, input, id: String(order?.id), url, userErrors, took: performance.now() - began };
      }),
    );
    for (const { url, userErrors } of attempts) {
      expect(url).toBeNull();
      expect(userErrors).toEqual([{ code: 'PAYMENT_UNAVAILABLE', field: null }]);
    }

    Object.assign(shop.sandbox.faults, healthy);
    const [patient, others] = [attempts.slice(0, SHOPPERS / 2), attempts.slice(SHOPPERS / 2)];
    const pages = new Set<string>();
    for (const { shopper, input } of patient) {
      const again = await checkOut(shop, shopper, input);
      pages.add(String(again.url));
      await payAt(String(again.url));
    }
    expect(pages.size).toBe(patient.length);
    await runJobs();
    shop.clock.advance(35 * MINUTE);
    await runJobs();

    for (const { shopper, id } of patient) {
      await changeOrder(shop, shopper, 'orderPaymentConfirm', id);
      expect(await seeOrder(shop, shopper, id)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
    }
    for (const { shopper, id } of others) {
      expect(await seeOrder(shop, shopper, id)).toMatchObject({
        status: 'CANCELLED',
        paymentState: 'UNPAID',
      });
    }
    expect((await ledgerOf(shop, product)).stock).toBe(others.length);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

    const slowest = inSeconds(Math.max(...attempts.map(({ took }) => took)));
    const what = `${SHOPPERS} shoppers at once: each told within ${slowest}`;
    reportMetric(
      'provider-outage',
      `${name}, ${what}; one page and payment for who tried again, no goods held after 35 minutes`,
    );
  },
  // Every type of order waits out each outage.
  60_000,
);
