import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { DAY, MINUTE } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { PlaceOrderInCampaign } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../../test/orders.ts';
import { aCustomer, type Person } from '../../../test/users.ts';
import { saveDelivery } from '../../delivery/delivery.fixtures.ts';
import { saveTaxes, standard } from '../../taxes/taxes.fixtures.ts';
import { productEditor } from '../variants/product-variants.fixtures.ts';
import { pricesOf, campaignPlanner, short } from './price-campaign.fixtures.ts';

/** A customer may not order more than ten times within ten minutes. */
const BUYERS = 8;
const ROUNDS = 6;

const shop = describeShop();
let buyers: Person[];

beforeAll(async () => {
  await staff.login();
  await gatherBuyers();
});

async function gatherBuyers(): Promise<void> {
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => aCustomer(shop)));
}

const staff = campaignPlanner(shop);
const product = (salePrice: number) => aProduct(shop.app.orm.em.fork(), { salePrice, stock: 1000 });

/** Plans one-minute campaigns that start in one minute, in three, and so on: one per round. */
async function planEveryOtherMinute(campaign: object): Promise<void> {
  const minute = MINUTE / DAY;
  for (let start = 1; start < ROUNDS; start += 2) {
    await staff.planned(campaign, { from: start * minute, to: (start + 1) * minute });
  }
}

test('an order with a total from before the campaign fails with the new total', async () => {
  const lamp = await product(1000);
  const buyer = buyers.at(-1) as Person;
  const input = (expectedTotal: number) => ({ ...anOrderInput({ productId: lamp }), expectedTotal });
  const campaign = await staff.planned({ percent: 50, products: [{ productId: lamp }] });
  expect((await tryOrder(shop.client, buyer, input(1000))).userErrors).toMatchObject([
    { code: 'TOTAL_CHANGED' },
  ]);
  expect((await tryOrder(shop.client, buyer, input(500))).order).toMatchObject({ total: 500 });
  await staff.end(campaign.id);
  expect((await tryOrder(shop.client, buyer, input(500))).userErrors).toMatchObject([
    { code: 'TOTAL_CHANGED' },
  ]);
});

test('staff edits and the start or end of a campaign leave consistent prices in either order', async () => {
  const editor = productEditor(shop, staff.token);
  const tee = await editor.added({ salePrice: 2000, regularPrice: null });
  await planEveryOtherMinute({ percent: 50, products: [{ productId: tee }] });
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.clock.advance(MINUTE);
    const price = 2000 + round * 100;
    const [edit] = await Promise.all([
      editor.update(tee, { salePrice: price }),
      shop.app.jobs.run('campaign-prices'),
    ]);
    expect(edit.userErrors).toEqual([]);
    expect(short(await pricesOf(shop, tee))).toBe(round % 2 ? String(price) : `${price / 2}/${price}`);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  }
});

const free = { subtotal: 3000, shippingTotal: 0, taxTotal: 0, total: 3000 };
describe.each([
  {
    terms: 'with free delivery and no taxes',
    before: free,
    during: { ...free, subtotal: 1500, total: 1500 },
  },
  {
    terms: 'with delivery that is free of charge from 20.00 and 10 % of taxes on all of it',
    delivery: { name: 'Post', pricing: 'FLAT', fee: 500, freeFrom: 2000 },
    taxes: { isEnabled: true, pricesIncludeTax: false, classes: [standard] },
    before: { subtotal: 3000, shippingTotal: 0, taxTotal: 300, total: 3300 },
    during: { subtotal: 1500, shippingTotal: 500, taxTotal: 200, total: 2200 },
  },
])('$terms', ({ delivery, taxes, before, during }) => {
  beforeAll(async () => {
    await gatherBuyers();
    if (delivery)
      await saveDelivery(shop, staff.token(), {
        zones: [{ name: 'Everywhere', places: [], methods: [delivery] }],
      });
    if (taxes) await saveTaxes(shop, staff.token(), taxes);
  });
  test('while a campaign starts or ends, each order has only old or only new prices', async () => {
    const [one, other] = [await product(1000), await product(2000)];
    const lines = [{ productId: one }, { productId: other }];
    await planEveryOtherMinute({ percent: 50, products: lines });
    const placed: object[] = [];
    const order = async (buyer: Person, index: number) => {
      placed.push(await totalsOf(buyer, index % 2 ? lines : lines.toReversed()));
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      // The next start or end happens while half of the orders are in progress.
      const first = buyers.slice(0, BUYERS / 2).map(order);
      shop.clock.advance(MINUTE);
      const boundary = shop.app.jobs.run('campaign-prices');
      await Promise.all([...first, boundary, ...buyers.slice(BUYERS / 2).map(order)]);
      // Later orders only get the new prices.
      const after = await totalsOf(buyers[round % BUYERS] as Person, lines);
      expect(after).toEqual(round % 2 ? before : during);
    }
    expect(placed).toHaveLength(BUYERS * ROUNDS);
    for (const totals of placed) expect([before, during]).toContainEqual(totals);
    for (const price of [before, during]) expect(placed).toContainEqual(price);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});

/** Places an order. @returns its total */
async function totalsOf(buyer: Person, lines: readonly object[]): Promise<object> {
  const input = anOrderInput(...lines);
  const { order } = await shop.client.payload(PlaceOrderInCampaign, { input }, buyer.token);
  if (!order) throw new Error('The order was not placed');
  return order.totals;
}
