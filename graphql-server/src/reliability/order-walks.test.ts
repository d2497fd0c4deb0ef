import { beforeAll, test } from 'vitest';
import { saveDelivery } from '../modules/delivery/delivery.fixtures.ts';
import { seller } from '../modules/invoices/invoices.fixtures.ts';
import { aPromotion, endPromotions } from '../modules/promotions/promotion.fixtures.ts';
import { reduced, saveTaxes, standard } from '../modules/taxes/taxes.fixtures.ts';
import { aReceiver } from '../modules/webhooks/webhook-messages.fixtures.ts';
import { describeCardShop } from '../test/describe-shop.ts';
import {
  OfferWithdrawals,
  ReadEditableVariants,
  SaveInvoiceSettings,
  SetProductTaxClass,
} from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { isFullRun, reportMetric } from '../test/metric.ts';
import { seededRandom } from '../test/seeded-random.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';
import { OrderModel } from './order-model.fixtures.ts';
import type { Status, WalkedDelivery, WalkedLine, WalkedProduct } from './order-parts.fixtures.ts';
import {
  compareAudit,
  compareBookings,
  compareInvoices,
  compareMessages,
  compareNumbers,
  compareProvider,
  compareRevenue,
  compareStock,
  expectIntegrity,
} from './order-walk-books.fixtures.ts';
import { type OrderWalk, placeOrder } from './order-walk.fixtures.ts';
import type { SeenReturn, WalkPeople } from './walked-order.fixtures.ts';

const SHOPS = isFullRun ? 100 : 2;
/** As many as a customer may place within ten minutes. */
const ORDERS = isFullRun ? 10 : 5;
const STEPS = 12;
const STOCK = 10_000;

const shop = describeCardShop({ usesNetwork: false });
const random = seededRandom(Number(process.env['WALK_SEED'] ?? 20_261_201));
const upTo = (max: number) => Math.floor(random() * (max + 1));
const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item;

let staff: Person;
let taxClassIds: (string | undefined)[];
let messagesFrom: Awaited<ReturnType<typeof aReceiver>>['messagesFrom'];

const taxes = { isEnabled: true, classes: [standard, reduced] };

beforeAll(async () => {
  staff = await anAdmin(shop);
  await shop.client.data(OfferWithdrawals, { isWithdrawalOffered: true, withdrawalDays: 14 }, staff.token);
  const { settings } = await saveTaxes(shop, staff.token, taxes);
  taxClassIds = settings?.classes.map(({ id }) => id) ?? [];
  ({ messagesFrom } = await aReceiver(shop, staff, [
    ...(['order.placed', 'order.paid', 'order.sent', 'order.delivered', 'order.cancelled'] as const),
    ...(['order.refunded', 'order.returned', 'return.requested', 'return.updated'] as const),
    ...(['invoice.created', 'withdrawal.created'] as const),
  ]));
});

/** How a shop sells for a while: its country, taxes, delivery, promotion and products. */
interface Terms {
  countryCode: 'DE' | 'GB';
  pricesInclude: boolean;
  rounding: 'LINE' | 'TOTAL';
  deliveries: WalkedDelivery[];
  promotion: Exclude<Parameters<typeof promote>[0], undefined>;
  products: WalkedProduct[];
}

const PERCENTS = { DE: [19, 7], GB: [20, 0] };

async function promote(effect: ConstructorParameters<typeof OrderModel>[0]['promotion']): Promise<void> {
  await endPromotions(shop);
  if (effect) await aPromotion(shop, staff.token, { title: 'Walk', percent: null, ...effect });
}

async function aShop(): Promise<Terms> {
  const countryCode = pick(['DE', 'GB'] as const);
  const [pricesIncludeTax, rounding] = [random() < 0.5, pick(['LINE', 'TOTAL'] as const)];
  await saveTaxes(shop, staff.token, {
    ...taxes,
    classes: [standard, { ...reduced, id: taxClassIds[1] }],
    pricesIncludeTax,
    rounding,
  });
  const issuedWhen = pick(['NEVER', 'PAID', 'SHIPPED'] as const);
  await shop.client.payload(SaveInvoiceSettings, { input: { ...seller, issuedWhen } }, staff.token);
  const methods = [
    { name: 'Post', pricing: 'FLAT', fee: 1 + upTo(900), freeFrom: 4000 + upTo(4000) },
    { name: 'Express', pricing: 'FLAT', fee: 1290 },
  ];
  const { settings } = await saveDelivery(shop, staff.token, {
    zones: [{ name: 'All', places: [], methods }],
  });
  const deliveries = (settings?.zones[0]?.methods ?? []).map(({ id, fee, freeFrom }) => ({
    methodId: id,
    fee: fee ?? 0,
    freeFrom: freeFrom ?? Infinity,
  }));
  const promotion = pick([
    null,
    { kind: 'PERCENT', percent: 1 + upTo(30) },
    { kind: 'AMOUNT', amount: 1 + upTo(300) },
    { kind: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1, percent: 50 },
  ] as const);
  await promote(promotion);
  const products: WalkedProduct[] = [];
  for (const [index, rate] of [0, 0, 1, 1].entries()) {
    const price = 401 + upTo(2500);
    const id = await aProduct(shop.app.orm.em.fork(), {
      title: `Product ${index}`,
      salePrice: price,
      stock: STOCK,
    });
    await shop.client.data(SetProductTaxClass, { id, taxClassId: taxClassIds[rate] }, staff.token);
    const { product } = await shop.client.data(ReadEditableVariants, { id });
    products.push({
      id,
      variantId: String(product?.variants[0]?.id),
      price,
      percent: PERCENTS[countryCode][rate] ?? null,
    });
  }
  return { countryCode, pricesInclude: pricesIncludeTax, rounding, deliveries, promotion, products };
}

function aModel({
  countryCode,
  pricesInclude,
  rounding,
  deliveries,
  promotion,
  products,
}: Terms): OrderModel {
  const bought = products.slice(0, 1 + upTo(3)).map((product) => [product, 1 + upTo(4)] as const);
  const tax = { pricesInclude, rounding, deliveryPercent: PERCENTS[countryCode][0] ?? null };
  const method = pick(['CARD', 'BANK', 'CASH_ON_DELIVERY'] as const);
  return new OrderModel({ method, tax, delivery: pick(deliveries), promotion }, bought);
}

/** Random units of all lines. */
const someUnits = ({ model }: OrderWalk, maxOf: (line: WalkedLine) => number) =>
  new Map(model.lines.map((line) => [line, upTo(Math.max(0, maxOf(line)))]));

async function edit(walk: OrderWalk, { products, deliveries }: Terms): Promise<void> {
  const units = new Map<WalkedLine, number>();
  for (const line of walk.model.lines) if (random() < 0.5) units.set(line, upTo(line.quantity + 1));
  await walk.edit({
    units,
    added: random() < 0.3 ? [[pick(products), 1 + upTo(2)]] : [],
    delivery: random() < 0.2 ? pick(deliveries) : null,
    discount: random() < 0.3 ? upTo(800) : null,
  });
}

async function receive(walk: OrderWalk, seen: SeenReturn): Promise<void> {
  const arrived = seen.lines.map(
    ({ quantity, receivedQuantity }) => receivedQuantity + upTo(quantity - receivedQuantity),
  );
  const restocked = seen.lines.map(({ restockedQuantity }, index) =>
    Math.max(restockedQuantity, random() < 0.5 ? (arrived[index] ?? 0) : 0),
  );
  await walk.receive(seen, arrived, restocked);
}

async function dismissAny(walk: OrderWalk): Promise<void> {
  const { refunds } = walk.model;
  if (refunds.length > 0) await walk.dismiss(pick(refunds));
}

type Step = readonly [isUseful: boolean, make: () => Promise<void>];

/** The steps of customers, staff and the provider, and whether it may accept them. Add others here. */
function stepsOf(walk: OrderWalk, terms: Terms): Step[] {
  const { model, seen } = walk;
  const { holdsStock, isOpen, hasShipments, refundable } = model;
  const statuses: Status[] = ['PENDING', 'DELIVERED', 'DELIVERED', 'CANCELLED', 'RETURNED'];
  const returnable = ({ quantity, refunded, returning }: WalkedLine) => quantity - refunded - returning;
  const isUnpaid = model.paymentState === 'UNPAID';
  const isEditable =
    isOpen && !hasShipments && seen.invoices.length === 0 && !(isUnpaid && model.method === 'CARD');
  const isWaiting = model.refunds.some(({ state }) => state === 'REQUESTED');
  const failed = model.refunds.filter(({ state }) => state === 'FAILED');
  const isIn = (...states: string[]) => seen.returns.some(({ state }) => states.includes(state));
  const onReturn = (step: (of: SeenReturn) => Promise<void>) => async () => {
    if (seen.returns.length > 0) await step(pick(seen.returns));
  };
  return [
    [isEditable, () => edit(walk, terms)],
    [isEditable, () => edit(walk, terms)],
    [isUnpaid && model.method !== 'CASH_ON_DELIVERY', () => walk.pay()],
    [holdsStock, () => walk.ship(someUnits(walk, (line) => model.unsent(line)))],
    [isOpen, () => walk.setStatus('DELIVERED')],
    [true, () => walk.setStatus(pick(statuses))],
    [refundable > 0, () => walk.refund(someUnits(walk, returnable), random() < 0.5, null)],
    [refundable > 0, () => walk.refund(new Map(), false, 1 + upTo(1500))],
    [refundable > 0 && random() < 0.3, () => walk.refundAll()],
    [isWaiting, () => walk.runRefunds(random() < 0.4)],
    [failed.length > 0, () => walk.refundAll()],
    [failed.length > 0 && random() < 0.5, () => dismissAny(walk)],
    [model.status === 'DELIVERED' && !isUnpaid, () => walk.requestReturn(someUnits(walk, returnable))],
    [isIn('REQUESTED'), onReturn((of) => walk.approve(of))],
    [isIn('APPROVED', 'RECEIVED'), onReturn((of) => receive(walk, of))],
    [isIn('RECEIVED'), onReturn((of) => walk.refundReturn(of))],
    [
      isIn('REQUESTED', 'APPROVED'),
      onReturn((of) => (random() < 0.5 ? walk.decline(of) : walk.cancelReturn(of))),
    ],
    [holdsStock && random() < 0.3, () => walk.withdraw(someUnits(walk, returnable))],
    [seen.invoices.length === 0 && random() < 0.3, () => walk.issueInvoice()],
    [true, () => walk.runInvoices()],
    [isOpen && random() < 0.2, () => walk.cancelByCustomer()],
  ];
}

/** Mostly steps that may succeed; what the shop refuses must change nothing. */
function aStep(walk: OrderWalk, terms: Terms): Step {
  const steps = stepsOf(walk, terms);
  const useful = steps.filter(([isUseful]) => isUseful);
  return pick(random() < 0.9 ? useful : steps);
}

/** The provider carries out what is requested, and staff ask again for what it rejected. */
async function comeToRest(walk: OrderWalk): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await walk.runRefunds(false);
    if (walk.model.refunds.some(({ state }) => state === 'FAILED')) await walk.refundAll();
  }
  await walk.runRefunds(false);
  await walk.runInvoices();
}

/** Places an order, takes it through random steps, and compares what became of it. */
async function walkOrder(terms: Terms, people: WalkPeople): Promise<OrderWalk> {
  const walk = await placeOrder(shop, people, aModel(terms), terms.countryCode);
  for (let step = 0; step < STEPS; step += 1) {
    shop.clock.advance(1000);
    const [, make] = aStep(walk, terms);
    await make();
  }
  await comeToRest(walk);
  compareProvider(shop, walk);
  await compareAudit(shop, staff, walk);
  await compareInvoices(shop, walk);
  return walk;
}

test('whatever happens to orders, they agree with an independent model', async () => {
  const all: OrderWalk[] = [];
  for (let count = 0; count < SHOPS; count += 1) {
    const terms = await aShop();
    const people = { staff, customer: await aCustomer(shop) };
    const walks: OrderWalk[] = [];
    for (let order = 0; order < ORDERS; order += 1) {
      const messages = await messagesFrom(async () => walks.push(await walkOrder(terms, people)));
      for (const walk of walks.slice(-1)) compareMessages(walk, messages);
      await compareStock(shop, walks, terms.products, STOCK);
    }
    await expectIntegrity(shop, walks.map(({ about }) => about).join('\n'));
    all.push(...walks);
  }
  await compareNumbers(shop);
  await compareBookings(shop, staff, all);
  await compareRevenue(shop, staff, all);
  const steps = all.flatMap(({ steps }) => steps).length;
  reportMetric('order walks', `${all.length} orders, ${steps} steps: no difference to the model`);
});
