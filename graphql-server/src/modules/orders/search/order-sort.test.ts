import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { ListOrderNumbers, type OrderSort } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { OrderEntity } from '../order.entity.ts';

const shop = describeShop();
let clerk: Person;

/** In order of placing; two have the same total, two the same customer, and two the same time. */
const orders: readonly (readonly [number: string, day: number, total: number, fullName: string])[] = [
  ['A', 1, 2000, 'Bob'],
  ['B', 2, 3000, 'ada'],
  ['C', 3, 1000, 'Érik'],
  ['D', 3, 2000, 'Ada'],
  ['E', 4, 4000, ''],
];

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const customer = await aCustomer(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 1000, stock: 50 });
  for (const [number, day, total, fullName] of orders) {
    const id = await anOrder(shop.client, customer, anOrderInput({ productId, quantity: total / 1000 }));
    const snapshot = { fullName, email: 'a@b.example', phone: null, address: null, profilePicture: null };
    const createdAt = new Date(Date.UTC(2026, 9, day));
    await shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id }, { number, customer: snapshot, createdAt });
  }
});

/** All numbers of a list, read in pages of `first`. */
async function read(sort: OrderSort, first: number): Promise<string> {
  let numbers = '';
  let after: string | null = null;
  do {
    const page: ListOrderNumbers = await shop.client.data(
      ListOrderNumbers,
      { first, after, sort },
      clerk.token,
    );
    numbers += page.orders.nodes.map(({ number }) => number).join('');
    after = page.orders.pageInfo.hasNextPage ? page.orders.pageInfo.endCursor : null;
  } while (after !== null);
  return numbers;
}

test.each<[OrderSort, string]>([
  ['NEWEST', 'EDCBA'],
  ['OLDEST', 'ABCDE'],
  ['TOTAL_DESC', 'EBDAC'],
  ['TOTAL_ASC', 'CADBE'],
  ['CUSTOMER', 'EBDAC'],
])('%s: %s, in pages of any size', async (sort, numbers) => {
  for (const first of [1, 2, 3, 100]) expect(await read(sort, first)).toBe(numbers);
});

test('a cursor of another sort order is rejected', async () => {
  const { orders } = await shop.client.data(ListOrderNumbers, { first: 1 }, clerk.token);
  const { errors } = await shop.client.graphql(
    ListOrderNumbers,
    { after: orders.pageInfo.endCursor, sort: 'TOTAL_ASC' },
    clerk.token,
  );
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});
