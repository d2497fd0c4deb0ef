import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadPricedOrder, RefundTaxedLines, UpdateProduct } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing } from '../../test/orders.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { saveDelivery } from '../delivery/delivery.fixtures.ts';
import {
  anEffect,
  type ModelLine,
  modelOrder,
  type ModelPromotion,
  type ModelTax,
} from '../pricing/order-model.fixtures.ts';
import { aPromotion, endPromotions } from '../promotions/promotion.fixtures.ts';
import { saveTaxes } from '../taxes/taxes.fixtures.ts';

// Each group of carts has different delivery, promotions and taxes. One cart of each group is ordered, paid
// and refunded.
const GROUPS = 25;
const CARTS = 40;
/** Carts per request. */
const BATCH = 10;
const COUNTRY = 'DE';
/** In whole percent, one tax class each; null for a class without a rate. */
const PERCENTS = [null, 7, 19];

const shop = describeShop();
const random = seededRandom(20_261_125);
const upTo = (max: number) => 1 + Math.floor(random() * max);

interface Goods {
  id: string;
  unitPrice: number;
  percent: number | null;
}
interface Terms {
  fee: number;
  freeFrom: number;
  promotions: ModelPromotion[];
  tax: ModelTax;
}
type Order = NonNullable<ReadPricedOrder['order']>;
type Priced = Pick<Order, 'totals'> & { lines: Pick<Order['lines'][number], 'taxTotal'>[] };

const PRICED =
  'totals { subtotal discountTotal shippingTotal taxTotal shippingTaxTotal total } lines { taxTotal }';

let admin: Person;
let shopper: Person;
const goods: Goods[] = [];
/** Ids of the saved tax classes, in the order of PERCENTS. */
let classIds: string[] = [];

const classes = (deliveryPercent: number | null) =>
  PERCENTS.map((percent, index) => ({
    id: classIds[index],
    name: `Taxed by ${percent}`,
    isForDelivery: percent === deliveryPercent,
    rates: percent === null ? [] : [{ countryCode: COUNTRY, name: 'VAT', rate: percent * 1000 }],
  }));

beforeAll(async () => {
  admin = await anAdmin(shop);
  const { settings } = await saveTaxes(shop, admin.token, { isEnabled: true, classes: classes(null) });
  classIds = settings?.classes.map(({ id }) => id) ?? [];
  for (let index = 0; index < 24; index += 1) {
    const place = index % PERCENTS.length;
    const percent = PERCENTS[place] ?? null;
    const unitPrice = upTo(9999);
    const id = await aProduct(shop.app.orm.em.fork(), {
      title: `Goods ${index}`,
      salePrice: unitPrice,
      stock: 10_000,
    });
    const input = { taxClassId: classIds[place] };
    const { userErrors } = await shop.client.payload(UpdateProduct, { id, input }, admin.token);
    expect(userErrors).toEqual([]);
    goods.push({ id, unitPrice, percent });
  }
});

/** Saves random settings and promotions, as staff do. */
async function changeTerms(): Promise<Terms> {
  const tax: ModelTax = {
    pricesInclude: random() < 0.5,
    rounding: random() < 0.5 ? 'LINE' : 'TOTAL',
    deliveryPercent: PERCENTS[upTo(3) - 1] ?? null,
  };
  const [fee, freeFrom] = [upTo(1500) - 1, upTo(40_000)];
  const saved = await saveTaxes(shop, admin.token, {
    isEnabled: true,
    pricesIncludeTax: tax.pricesInclude,
    rounding: tax.rounding,
    classes: classes(tax.deliveryPercent),
  });
  expect(saved.userErrors).toEqual([]);
  const { userErrors } = await saveDelivery(shop, admin.token, {
    zones: [{ name: 'Everywhere', places: [], methods: [{ name: 'Post', pricing: 'FLAT', fee, freeFrom }] }],
  });
  expect(userErrors).toEqual([]);
  await endPromotions(shop);
  const promotions: ModelPromotion[] = [];
  for (let priority = upTo(4) - 1; priority > 0; priority -= 1) {
    const { kind, ...effect } = anEffect(upTo);
    const names = goods.map(({ id }) => id).filter(() => random() < 0.7);
    await aPromotion(shop, admin.token, { kind, percent: null, ...effect, productIds: names, priority });
    promotions.push({ effect: { kind, ...effect } as ModelPromotion['effect'], names });
  }
  return { fee, freeFrom, promotions, tax };
}

function aCart(): ModelLine[] {
  return goods
    .toSorted(() => random() - 0.5)
    .slice(0, upTo(6))
    .map(({ id, unitPrice, percent }) => ({ name: id, unitPrice, percent, quantity: upTo(9) }));
}

const inputOf = (lines: readonly ModelLine[]) =>
  lines.map(({ name, quantity }) => ({ productId: name, quantity }));

async function previews(carts: readonly ModelLine[][]): Promise<Priced[]> {
  const parameters = carts.map((_, index) => `$lines${index}: [CartLineInput!]`);
  const queries = carts.map(
    (_, index) =>
      `cart${index}: checkoutPreview(lines: $lines${index}, destination: { countryCode: "${COUNTRY}" }) { preview { ${PRICED} } }`,
  );
  const data = await shop.client.data<Record<string, { preview: Priced }>>(
    `query (${parameters.join(', ')}) { ${queries.join(' ')} }`,
    Object.fromEntries(carts.map((cart, index) => [`lines${index}`, inputOf(cart)])),
    shopper.token,
  );
  return carts.flatMap((_, index) => data[`cart${index}`]?.preview ?? []);
}

/**
 * The expected price of a cart, from the model. A promotion without matching lines does not apply, including
 * free delivery.
 */
function modelOf(cart: ModelLine[], { promotions, fee, freeFrom, tax }: Terms) {
  const relevant = promotions.filter(({ names }) => cart.some(({ name }) => names.includes(name)));
  return modelOrder(cart, relevant, fee, freeFrom, tax);
}

function expectAsByHand(priced: Priced | undefined, cart: ModelLine[], terms: Terms): void {
  const { tax } = terms;
  const expected = modelOf(cart, terms);
  const about = JSON.stringify({ cart, terms });
  const paid = expected.left.reduce((sum, amount) => sum + amount, 0);
  expect(priced?.totals, about).toEqual({
    subtotal: expected.subtotal,
    discountTotal: expected.subtotal - paid,
    shippingTotal: expected.total - paid - (tax.pricesInclude ? 0 : expected.taxTotal),
    taxTotal: expected.taxTotal,
    shippingTaxTotal: expected.taxes.at(-1),
    total: expected.total,
  });
  expect(
    priced?.lines.map(({ taxTotal }) => taxTotal),
    about,
  ).toEqual(expected.taxes.slice(0, -1));
}

async function see(id: string): Promise<Order> {
  const { order } = await shop.client.data(ReadPricedOrder, { id }, admin.token);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

/** Refunds all units of a paid order in steps: refunds never exceed the amount paid, and add up to it. */
async function refundAll(id: string): Promise<void> {
  let order = await see(id);
  while (order.lines.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity)) {
    const lines = order.lines
      .map((line) => ({
        orderLineId: line.id,
        restock: random() < 0.5,
        quantity: Math.floor(random() * (line.quantity - line.refundedQuantity + 1)),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) continue;
    const input = { idempotencyKey: newId(), orderId: id, reason: 'Damaged', lines };
    const { userErrors } = await shop.client.payload(RefundTaxedLines, { input }, admin.token);
    expect(userErrors).toEqual([]);
    order = await see(id);
    expect(order.refundedAmount).toBeLessThanOrEqual(order.totals.total);
    expect(order.refundedTaxTotal).toBeLessThanOrEqual(order.totals.taxTotal);
  }
  expect(order).toMatchObject({
    refundedAmount: order.totals.total,
    refundedTaxTotal: order.totals.taxTotal,
  });
}

test(`${GROUPS * CARTS} random carts with promotions, delivery and taxes cost what they do by hand, and so do orders, of which all can go back`, async () => {
  for (let group = 0; group < GROUPS; group += 1) {
    const terms = await changeTerms();
    // A new customer each time, because of the limit on orders in ten minutes.
    shopper = await aCustomer(shop);
    const carts = Array.from({ length: CARTS }, aCart);
    for (let first = 0; first < CARTS; first += BATCH) {
      const batch = carts.slice(first, first + BATCH);
      const priced = await previews(batch);
      for (const [index, cart] of batch.entries()) expectAsByHand(priced[index], cart, terms);
    }
    // A free order has nothing to refund.
    const bought = carts.find((cart) => modelOf(cart, terms).left.some((amount) => amount > 0));
    if (!bought) continue;
    const id = await anOrder(shop.client, shopper, {
      ...anOrderInput(...inputOf(bought)),
      paymentMethod: 'BANK',
      billing: { ...billing, countryCode: COUNTRY },
    });
    expectAsByHand(await see(id), bought, terms);
    await changeOrder(shop, admin, 'orderPaymentReceive', id);
    await refundAll(id);
  }
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});
