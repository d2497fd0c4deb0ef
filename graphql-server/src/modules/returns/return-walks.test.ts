import { expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { ReadBooks } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { isFullRun } from '../../test/metric.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { returnsOf, type SeenReturn } from './returns.fixtures.ts';

const ROUNDS = isFullRun ? 40 : 2;
const STEPS = 50;
const STOCK = 200;
const METHODS = ['CARD', 'BANK', 'CASH_ON_DELIVERY'];
const STATUSES = ['DELIVERED', 'DELIVERED', 'DELIVERED', 'PENDING', 'RETURNED', 'CANCELLED'];

const shop = describeCardShop();
const returns = returnsOf(shop);
const random = seededRandom(20_261_128);
const upTo = (max: number) => Math.floor(random() * (max + 1));
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

type Books = Awaited<ReturnType<typeof books>>;

async function books(admin: Person, id: string) {
  const { order } = await shop.client.data(ReadBooks, { id }, admin.token);
  if (!order) throw new Error(`No order ${id}`);
  const seen = await returns.see(admin, id);
  const ofReturns = new Map(seen.lines.map((line) => [line.id, line]));
  const lines = order.lines.map((line) => {
    const { refundedQuantity = 0, unsentQuantity = 0 } = ofReturns.get(line.id) ?? {};
    return { ...line, refundedQuantity, unsentQuantity };
  });
  return { ...order, ...seen, lines };
}

/** Sends orders through random steps of customer and staff; most are refused. */
async function walk(ada: Person, admin: Person, ids: readonly string[]): Promise<void> {
  const change = (document: string, variables: Record<string, unknown>) =>
    shop.client.data(document, { ...variables }, admin.token);
  const aReturn = async (): Promise<SeenReturn | undefined> =>
    pick((await returns.see(admin, pick(ids))).returns);
  const onReturn = async (step: (seen: SeenReturn) => unknown) => {
    const seen = await aReturn();
    if (seen) await step(seen);
  };
  const steps: (() => unknown)[] = [
    async () => {
      const order = await returns.see(ada, pick(ids));
      const units = Object.fromEntries(order.lines.map(({ title }) => [title, upTo(2)]));
      await returns.request(ada, order, units);
    },
    () => onReturn(({ id }) => returns.approve(admin, id)),
    () => onReturn(({ id }) => returns.approve(admin, id)),
    () =>
      onReturn((seen) => {
        const received = seen.lines.map(({ line, quantity }) => {
          const arrived = upTo(quantity);
          return [line.title, [arrived, upTo(arrived)]] as const;
        });
        return returns.receive(admin, seen, Object.fromEntries(received) as Record<string, [number, number]>);
      }),
    () =>
      onReturn((seen) =>
        returns.receive(
          admin,
          seen,
          Object.fromEntries(seen.lines.map(({ line, quantity }) => [line.title, [quantity, quantity]])),
        ),
      ),
    () => onReturn(({ id }) => returns.refund(admin, id, pick([{}, {}, { amount: 1 + upTo(3000) }]))),
    () => onReturn(({ id }) => Promise.all([returns.refund(admin, id), returns.refund(admin, id)])),
    () => onReturn(({ id }) => pick([returns.decline(admin, id), returns.cancel(ada, id)])),
    async () => {
      const order = await returns.see(admin, pick(ids));
      const lines = [{ orderLineId: pick(order.lines).id, quantity: upTo(2), restock: random() < 0.5 }];
      await change(
        'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { code } } }',
        {
          input: { idempotencyKey: newId(), orderId: order.id, reason: 'Walk', lines },
        },
      );
    },
    () =>
      change(
        'mutation ($id: ID!, $status: OrderStatus!) { orderStatusUpdate(id: $id, status: $status) { userErrors { code } } }',
        {
          id: pick(ids),
          status: pick(STATUSES),
        },
      ),
    async () => {
      const order = await returns.see(admin, pick(ids));
      const input = { orderId: order.id, lines: [{ orderLineId: pick(order.lines).id, quantity: 1 }] };
      await change(
        'mutation ($input: ShipmentInput!) { shipmentCreate(input: $input) { userErrors { code } } }',
        { input },
      );
    },
    () => shop.app.jobs.run('refunds').catch(() => undefined),
    () => (shop.gateway.rejected = random() < 0.2 ? /^refund/ : null),
  ];
  for (let step = 0; step < STEPS; step += 1) await pick(steps)();
}

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);

/** How many units of a product an order still holds, by what it says of itself. */
function heldBy(order: Books, productId: string): number {
  if (!['PENDING', 'DELIVERED'].includes(order.status)) return 0;
  const mine = order.lines.filter((line) => line.productId === productId);
  const back = [...order.refunds, ...order.returns]
    .flatMap(({ lines }) => lines as { line: { id: string }; restockedQuantity: number }[])
    .filter(({ line }) => mine.some(({ id }) => id === line.id));
  return (
    sum(mine.map(({ quantity }) => quantity)) - sum(back.map(({ restockedQuantity }) => restockedQuantity))
  );
}

function expectMoneyRight(order: Books): void {
  const counted = order.refunds.filter(({ state }) => state !== 'DISMISSED');
  const total = sum(counted.map(({ amount }) => amount));
  expect(total).toBeLessThanOrEqual(order.totals.total);
  expect(order.refundedAmount + order.refundableAmount).toBeLessThanOrEqual(order.totals.total);
  if (order.paymentState === 'PAID')
    expect(order.refundedAmount).toBe(
      sum(counted.filter(({ state }) => state === 'DONE').map(({ amount }) => amount)),
    );
}

/** Each unit is refunded, or spoken for by an open return, at most once. */
function expectUnitsRight(order: Books): void {
  for (const line of order.lines) {
    const openLines = order.returns
      .filter(({ state }) => ['REQUESTED', 'APPROVED', 'RECEIVED'].includes(state))
      .flatMap(({ lines }) => lines.filter((part) => part.line.id === line.id));
    expect(line.refundedQuantity + sum(openLines.map(({ quantity }) => quantity))).toBeLessThanOrEqual(
      line.quantity,
    );
  }
}

// Walks of hundreds of requests.
test('after any steps, in any order, stock and money agree, and no more goes back than was paid', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ada, admin] = [await aCustomer(shop), await anAdmin(shop)];
    const em = shop.app.orm.em.fork();
    const products = [
      await aProduct(em, { title: 'Tee', salePrice: 1999, stock: STOCK }),
      await aProduct(em, { title: 'Mug', salePrice: 333, stock: STOCK }),
    ];
    const ids: string[] = [];
    for (const method of METHODS) {
      const lines = products.map((productId) => ({ productId, quantity: 2 + upTo(3) }));
      ids.push(await returns.delivered(ada, admin, method, ...lines));
    }
    await walk(ada, admin, ids);
    shop.gateway.recover();
    const orders = await Promise.all(ids.map((id) => books(admin, id)));
    for (const productId of products) {
      const { stock, sum: ledger } = await ledgerOf(shop, productId);
      expect(stock).toBe(STOCK - sum(orders.map((order) => heldBy(order, productId))));
      expect(ledger).toBe(stock);
    }
    for (const order of orders) {
      expectMoneyRight(order);
      expectUnitsRight(order);
    }
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  }
});
