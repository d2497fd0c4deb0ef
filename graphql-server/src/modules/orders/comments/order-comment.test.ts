import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, aStaffMember, type Person } from '../../../test/users.ts';

const shop = describeShop();
let ada: Person;
let orderId: string;

beforeAll(async () => {
  ada = await aCustomer(shop);
  const productId = await aProduct(shop.app.orm.em.fork());
  orderId = await anOrder(shop.client, ada, anOrderInput({ productId }));
});

interface Payload {
  order: { comments: { text: string; authorName: string }[] } | null;
  userErrors: { code: string; field: string[] | null }[];
}

async function comment({ token }: Person, text: string, id = orderId): Promise<Payload> {
  const { payload } = await shop.client.data<{ payload: Payload }>(
    `mutation ($id: ID!, $text: String!) { payload: orderCommentCreate(orderId: $id, text: $text) {
      order { comments { text authorName } } userErrors { code field }
    } }`,
    { id, text },
    token,
  );
  return payload;
}

async function read({ token }: Person): Promise<unknown[]> {
  const { order } = await shop.client.data<{ order: { comments: unknown[] } }>(
    'query ($id: ID!) { order(id: $id) { comments { text authorName } } }',
    { id: orderId },
    token,
  );
  return order.comments;
}

test('staff reads what staff noted, in its order, and keeps the names of those who left', async () => {
  const clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const owner = await anAdmin(shop, 'Ada Owner');
  expect((await comment(clerk, '  Called: wants it on Friday.\nLeave at the door.  ')).userErrors).toEqual(
    [],
  );
  await comment(owner, 'Done.');
  await shop.app.orm.em.fork().execute('delete from users where id = ?', [clerk.userId]);
  const comments = [
    { text: 'Called: wants it on Friday.\nLeave at the door.', authorName: 'Grace Hopper' },
    { text: 'Done.', authorName: 'Ada Owner' },
  ];
  expect(await read(owner)).toEqual(comments);
  expect(await read(await aStaffMember(shop, 'VIEWER'))).toEqual(comments);
  expect(await read(ada)).toEqual([]);
});

test('an empty comment, a very long one, and one on no order are refused', async () => {
  const admin = await anAdmin(shop);
  const before = (await read(admin)).length;
  expect(await comment(admin, '  ')).toMatchObject({
    order: null,
    userErrors: [{ code: 'REQUIRED', field: ['text'] }],
  });
  expect((await comment(admin, 'x'.repeat(2001))).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['text'] },
  ]);
  expect((await comment(admin, 'a\0b')).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['text'] },
  ]);
  expect((await comment(admin, 'Hello', 'none')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await read(admin)).toHaveLength(before);
});
