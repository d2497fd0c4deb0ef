import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  type OrderFieldValues,
  ReadOrderFields,
  UpdateOrderFields,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { lineOf, recordedDuring } from '../../audit/audit.fixtures.ts';
import { aField, defineFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { aReceiver } from '../../webhooks/webhook-messages.fixtures.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let owner: Person;
let ada: Person;
let id: string;

const engraving = aField({ owner: 'ORDER_LINE', key: 'engraving', name: 'Engraving', isCustomerInput: true });
const gift = aField({ owner: 'ORDER', key: 'gift', name: 'Gift', type: 'BOOLEAN', isCustomerInput: true });
const workshop = aField({ owner: 'ORDER_LINE', key: 'workshop', name: 'Workshop', isPublic: false });

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  await defineFields(shop, owner, engraving, gift, workshop);
  const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Ring' });
  id = await anOrder(shop.client, ada, {
    ...anOrderInput({ productId, fields: [{ key: 'engraving', values: ['For Ada'] }] }),
    fields: [{ key: 'gift', values: ['true'] }],
  });
});

const read = async ({ token }: Person) => {
  const { order } = await shop.client.data(ReadOrderFields, { id }, token);
  if (!order) throw new Error('The order is missing');
  return order;
};
const update = async (change: object, orderId = id) =>
  (await shop.client.data(UpdateOrderFields, { id: orderId, ...change }, owner.token)).payload;

const textsOf = ({ fields, lines: [line] }: OrderFieldValues) =>
  [...fields, ...(line?.fields ?? [])].map(({ name, type, values }) => `${name} (${type}): ${values.join()}`);

test('staff change fields of an order and its lines; customers see the public ones', async () => {
  const { lines, updatedAt } = await read(owner);
  const lineId = lines[0]?.id;
  const fields = [{ key: 'engraving', values: ['For Bob'] }];
  const byWorkshop = [{ key: 'workshop', values: ['North'] }];
  const changes = [
    { id: lineId, fields },
    { id: lineId, fields: byWorkshop },
  ];
  const { messagesFrom } = await aReceiver(shop, owner, ['order.updated']);
  const [entries, messages] = [[] as string[], [] as unknown[]];
  messages.push(
    ...(await messagesFrom(async () => {
      const recorded = await recordedDuring(shop, owner, async () => {
        expect(await update({ lines: changes })).toMatchObject({ userErrors: [] });
      });
      entries.push(...recorded.map(lineOf));
    })),
  );
  const after = await read(owner);
  expect(textsOf(after)).toEqual([
    'Gift (BOOLEAN): true',
    'Engraving (TEXT): For Bob',
    'Workshop (TEXT): North',
  ]);
  expect(new Date(after.updatedAt).getTime()).toBeGreaterThan(new Date(updatedAt).getTime());
  expect(textsOf(await read(ada))).toEqual(['Gift (BOOLEAN): true', 'Engraving (TEXT): For Bob']);
  expect(entries).toEqual([
    expect.stringMatching(
      /ORDER <number> ORDER_LINE Ring: customFields \{"engraving":\["For Ada"\]\} > \{"engraving":\["For Bob"\]\}$/,
    ),
    expect.stringContaining('"workshop":["North"]'),
  ]);
  expect(messages).toMatchObject([
    {
      data: {
        order: {
          fields: { gift: ['true'] },
          lines: [{ fields: { engraving: ['For Bob'], workshop: ['North'] } }],
        },
      },
    },
  ]);
});

test('empty values remove, and fields that are not named stay', async () => {
  await update({ fields: [{ key: 'gift', values: [] }] });
  expect(textsOf(await read(owner))).toEqual(['Engraving (TEXT): For Ada']);
});

test.each<[string, object, string, string]>([
  ['an unknown field', { fields: [{ key: 'engraving', values: ['x'] }] }, 'INVALID_VALUE', 'fields.0.key'],
  [
    'a value that does not fit',
    { fields: [{ key: 'gift', values: ['x'] }] },
    'INVALID_VALUE',
    'fields.0.values',
  ],
  [
    'a list of too many lines',
    { lines: Array.from({ length: 101 }, () => ({ id: 'x', fields: [] })) },
    'INVALID_VALUE',
    'lines',
  ],
  ['an unknown line', { lines: [{ id: 'x', fields: [] }] }, 'NOT_FOUND', 'lines.0.id'],
])('%s changes nothing', async (_what, change, code, field) => {
  const fields = [{ key: 'gift', values: [] }];
  const { userErrors } = await update({ fields, ...change });
  expect(userErrors).toEqual([{ code, field: field.split('.') }]);
  expect(textsOf(await read(owner))).toEqual(['Gift (BOOLEAN): true', 'Engraving (TEXT): For Ada']);
});

test("a line of another order can't be changed through this one", async () => {
  const { lines } = await read(owner);
  const other = await anOrder(
    shop.client,
    await aCustomer(shop),
    anOrderInput({ productId: await aProduct(shop.app.orm.em.fork()) }),
  );
  const change = { id: lines[0]?.id, fields: [{ key: 'engraving', values: ['x'] }] };
  expect((await update({ lines: [change] }, other)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
});

test('an order keeps values that no longer fit; those of deleted fields are for staff', async () => {
  const number = {
    ...engraving,
    name: 'Number',
    type: 'NUMBER',
    unit: 'mm',
    isCustomerInput: false,
  } as const;
  await defineFields(shop, owner, number);
  expect((await read(ada)).lines[0]?.fields).toMatchObject([
    { name: 'Number', type: 'TEXT', unit: null, values: ['For Ada'] },
  ]);
  const seen = await read(owner);
  expect(textsOf(seen)).toEqual(['gift (TEXT): true', 'Number (TEXT): For Ada']);
  expect(seen.fields).toEqual([
    { key: 'gift', name: 'gift', type: 'TEXT', isPublic: false, values: ['true'] },
  ]);
});

test('what a shopper typed never comes out as a file', async () => {
  await defineFields(shop, owner, { ...engraving, type: 'FILE', isCustomerInput: false });
  expect(textsOf(await read(ada))).toEqual(['Engraving (TEXT): For Ada']);
});

test('the confirmation shows what was filled in', async () => {
  await shop.app.jobs.run('mail');
  const confirmation = mail.sent.at(-1);
  expect(confirmation?.text).toContain('Gift: Yes');
  expect(confirmation?.text).toContain('Engraving: For Ada');
  expect(confirmation?.html).toContain('Engraving: For Ada');
});
