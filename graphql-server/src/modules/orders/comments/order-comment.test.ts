import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { CommentOnOrder, ReadOrderComments } from '../../../test/documents.generated.ts';
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

const comment = async ({ token }: Person, text: string, id = orderId) =>
  (await shop.client.data(CommentOnOrder, { id, text }, token)).payload;

const read = async ({ token }: Person) =>
  (await shop.client.data(ReadOrderComments, { id: orderId }, token)).order?.comments;

test('staff read comments in order, with the names of former staff', async () => {
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

test('an empty comment, a very long one, and one on an unknown order are rejected', async () => {
  const admin = await anAdmin(shop);
  const before = (await read(admin))?.length ?? 0;
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
