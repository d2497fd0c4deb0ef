import { beforeAll, expect, test } from 'vitest';
import { aCheckoutInput } from '../../../test/card-shop.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import {
  CheckOutWithNotes,
  CreateNotedDraft,
  PlaceNotedDraft,
  PlaceNotedOrder,
  ReadCheckoutNotes,
  ReadOrderNotes,
  UpdateOrderNotes,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, billing } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { recordedDuring } from '../../audit/audit.fixtures.ts';
import { aReceiver } from '../../webhooks/webhook-messages.fixtures.ts';

const shop = describeCardShop();
let owner: Person;
let ada: Person;
let mug: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  ada = await aCustomer(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 100 });
});

const notes = { customerNote: 'Ring twice.\nThe bell is broken.', giftMessage: 'For Bob: cheers!' };
const input = (change: object = {}) => ({ ...anOrderInput({ productId: mug }), ...change });
const place = async (change: object) =>
  (await shop.client.data(PlaceNotedOrder, { input: input(change) }, ada.token)).payload;
const read = async (id: string, { token } = ada) =>
  (await shop.client.data(ReadOrderNotes, { id }, token)).order;
const update = async (id: string, change: object) =>
  (await shop.client.data(UpdateOrderNotes, { id, ...change }, owner.token)).payload;

test('an order has a note and a gift message', async () => {
  const { order } = await place({ customerNote: ` ${notes.customerNote}\n`, giftMessage: notes.giftMessage });
  expect(order).toMatchObject(notes);
  expect(await read(String(order?.id))).toMatchObject(notes);
});

test('blank texts are none', async () => {
  const { order } = await place({ customerNote: ' \n ', giftMessage: '' });
  expect(order).toMatchObject({ customerNote: null, giftMessage: null });
});

test.each([
  ['501 characters', 'x'.repeat(501)],
  ['a control character', 'Bell \u0007'],
  ['U+0000', 'a\0b'],
])('an order with %s is rejected', async (_what, text) => {
  for (const field of ['customerNote', 'giftMessage']) {
    const { order, userErrors } = await place({ [field]: text });
    expect(order).toBeNull();
    expect(userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', field] }]);
  }
});

test('500 characters are accepted', async () => {
  const giftMessage = 'x'.repeat(500);
  expect((await place({ giftMessage })).order).toMatchObject({ giftMessage });
});

test('a repeated order must have the same note', async () => {
  const first = input(notes);
  const { order } = await place(first);
  expect((await place(first)).order?.id).toBe(order?.id);
  const { userErrors } = await place({ ...first, customerNote: 'Ring once.' });
  expect(userErrors).toMatchObject([{ code: 'ORDER_KEY_REUSED' }]);
});

test('a card order keeps its note while it is unpaid; with another one it is another order', async () => {
  const eve = await aCustomer(shop);
  const checkOut = async (change: object) => {
    const variables = { input: { ...aCheckoutInput({ productId: mug }), ...change } };
    return (await shop.client.data(CheckOutWithNotes, variables, eve.token)).payload.order;
  };
  const first = await checkOut(notes);
  expect((await checkOut(notes))?.id).toBe(first?.id);
  const details = async () => (await shop.client.data(ReadCheckoutNotes, {}, eve.token)).cart.checkoutDetails;
  expect(await details()).toEqual(notes);
  const second = await checkOut({ ...notes, giftMessage: 'For Ada' });
  expect(second?.id).not.toBe(first?.id);
  expect(await details()).toEqual({ ...notes, giftMessage: 'For Ada' });
});

test('staff change one or both; webhooks report it', async () => {
  const id = await anOrder(shop.client, ada, input(notes));
  const { messagesFrom } = await aReceiver(shop, owner, ['order.updated']);
  const messages = await messagesFrom(async () => {
    const { order } = await update(id, { giftMessage: 'For Carl' });
    expect(order).toMatchObject({ ...notes, giftMessage: 'For Carl' });
  });
  expect(messages).toMatchObject([{ data: { order: { ...notes, giftMessage: 'For Carl' } } }]);
  expect((await update(id, { customerNote: null, giftMessage: '' })).order).toMatchObject({
    customerNote: null,
    giftMessage: null,
  });
});

test('a text that is too long changes nothing', async () => {
  const id = await anOrder(shop.client, ada, input(notes));
  const { userErrors } = await update(id, { customerNote: '', giftMessage: 'x'.repeat(501) });
  expect(userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['giftMessage'] }]);
  expect(await read(id)).toMatchObject(notes);
});

test('an order of a draft has the draft’s; the audit log does not name them', async () => {
  const lines = [{ productId: mug }];
  const draft = { customerId: ada.userId, lines, billing, paymentMethod: 'BANK' as const, ...notes };
  let id = '';
  const entries = await recordedDuring(shop, owner, async () => {
    const created = (await shop.client.data(CreateNotedDraft, { input: draft }, owner.token)).payload;
    expect(created.draftOrder).toMatchObject(notes);
    id = String(created.draftOrder?.id);
  });
  expect(JSON.stringify(entries)).not.toMatch(/Bob|Ring/);
  const { order } = (await shop.client.data(PlaceNotedDraft, { id }, owner.token)).payload;
  expect(order).toMatchObject(notes);
});
