import { expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { EditOrder, ReadEditedOrder, ReadOrderEmails } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin } from '../../test/users.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });

test('the customer gets an email about an edit, unless staff send none or nothing changed', async () => {
  const admin = await anAdmin(shop);
  const ada = await aCustomer(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 2000, stock: 10 });
  const id = await anOrder(shop.client, ada, anOrderInput({ productId, quantity: 2 }));
  const edit = async (quantity: number, rest: { total: number; notifiesCustomer?: boolean }) => {
    const { order } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
    const input = { orderId: id, lines: [{ orderLineId: String(order?.lines[0]?.id), quantity }] };
    const updatedAt = String(order?.updatedAt);
    const note = 'Only for staff';
    const { payload } = await shop.client.data(EditOrder, { input, updatedAt, note, ...rest }, admin.token);
    expect(payload.userErrors).toEqual([]);
  };
  const kinds = async () => {
    const { order } = await shop.client.data(ReadOrderEmails, { id }, admin.token);
    return order?.mails.map(({ kind }) => kind);
  };
  await edit(2, { total: 4000 });
  await edit(1, { total: 2000, notifiesCustomer: false });
  expect(await kinds()).toEqual(['ORDER_PLACED']);
  await edit(3, { total: 6000 });
  expect(await kinds()).toEqual(['ORDER_PLACED', 'ORDER_EDITED']);
  await shop.app.jobs.run('mail');
  const text = mail.sent.at(-1)?.text;
  expect(text).toMatch(/Tee.*: 3 instead of 1/);
  expect(text).toContain('To pay: $60.00');
  expect(text).not.toContain('Only for staff');
});
