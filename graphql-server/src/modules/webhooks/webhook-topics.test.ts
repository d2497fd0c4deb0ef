import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CancelShipment,
  CommentOnOrder,
  CreateShipment,
  EraseCustomer,
  LeaveNewsletter,
  ReadEventTypes,
  ReadShippedOrder,
  ReadUnsubscribeUrls,
  RequestNewsletter,
  TagOrders,
  TurnNewsletter,
  type TypedDocumentString,
  UpdateOrderAddress,
  UpdateTracking,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { made, returnsOf } from '../returns/returns.fixtures.ts';
import { eventTypes } from './event-type.ts';
import { aReceiver, typesOf } from './webhook-messages.fixtures.ts';
import { webhooksOf } from './webhook.fixtures.ts';

const shop = describeCardShop();
const webhooks = webhooksOf(shop);
const returns = returnsOf(shop);
let owner: Person;
let customer: Person;
let webhookId: string;
let messagesFrom: Awaited<ReturnType<typeof aReceiver>>['messagesFrom'];

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  customer = await aCustomer(shop);
  ({ messagesFrom, webhookId } = await aReceiver(shop, owner, [
    ...(['order.updated', 'order.delivered', 'return.requested', 'return.updated'] as const),
    ...(['stock.changed', 'newsletter.subscribed', 'newsletter.unsubscribed'] as const),
  ]));
});

const db = () => shop.app.orm.em.fork().getKysely();
const aStocked = (stock = 50) => aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock, salePrice: 4900 });
const place = async (productId: string, quantity = 1, person = customer) =>
  anOrder(shop.client, person, anOrderInput({ productId, quantity }));

/** Calls a mutation, by default as the owner, and expects no errors. */
async function call<Variables>(
  document: TypedDocumentString<{ payload: { userErrors: unknown[] } }, Variables>,
  variables: Loose<Variables>,
  { token } = owner,
): Promise<void> {
  const { userErrors } = await shop.client.payload(document, variables, token);
  expect(userErrors).toEqual([]);
}

describe('every event type', () => {
  test('is in the contract, with the same description as its schema', async () => {
    const { webhookEventTypes: infos, __type } = await shop.client.data(ReadEventTypes, {}, owner.token);
    expect(infos.map(({ name }) => name)).toEqual(eventTypes);
    // The back office shows it as it is, without Markdown.
    for (const { description } of infos) expect(description).toMatch(/^[^`]+\.$/);
    for (const { name, example } of infos) expect(JSON.parse(example)).toMatchObject({ type: name });
    const inContract = __type?.enumValues?.map(({ name, description }) => [
      name,
      description?.split(': ')[0],
    ]);
    expect(inContract).toEqual(infos.map(({ type, name }) => [type, name]));
  });

  test('is in the guide', () => {
    const guide = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| ((?:`[a-z]+\.[a-z]+`(?:, )?)+) +\|/gm)];
    const named = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`(.+?)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual([...eventTypes].sort());
  });

  test('is emitted by a database trigger', async () => {
    const kinds = eventTypes.map(
      (type) =>
        ({ 'order.placed': 'ORDER_PLACED', 'stock.changed': 'STOCK_CHANGED' })[type as string] ?? type,
    );
    const { rows } = await sql<{ kind: string }>`
      select kind from unnest(${sql.val(kinds)}::text[]) kind
      where not exists (select from pg_proc where position(quote_literal(kind) in prosrc) > 0)`.execute(db());
    expect(rows).toEqual([]);
  });
});

describe('order.updated', () => {
  const tellsOf = async (work: () => Promise<unknown>) =>
    (await messagesFrom(work)).filter(({ type }) => type.startsWith('order.'));
  let id: string;
  beforeAll(async () => {
    id = await place(await aStocked());
  });

  test('reports address, tags and comments', async () => {
    const moved = await tellsOf(() =>
      shop.client.data(UpdateOrderAddress, { id, input: { ...billing, city: 'Leeds' } }, owner.token),
    );
    expect(moved.map(({ type, data }) => [type, data['order']])).toEqual([
      [
        'order.updated',
        expect.objectContaining({
          id,
          tags: [],
          address: expect.objectContaining({ city: 'Leeds' }) as object,
        }),
      ],
    ]);
    const tagged = await tellsOf(() => call(TagOrders, { ids: [id], add: ['gift'] }));
    expect(tagged.map(({ type, data }) => [type, data['order']?.['tags']])).toEqual([
      ['order.updated', ['gift']],
    ]);
    const commented = await tellsOf(() => call(CommentOnOrder, { id, text: 'Wrap it up' }));
    expect(commented).toMatchObject([
      { type: 'order.updated', data: { comments: [{ text: 'Wrap it up' }] } },
    ]);
  });

  test('reports corrected tracking and a canceled shipment, but no change without effect', async () => {
    await call(CreateShipment, { input: { orderId: id, carrier: 'DHL', trackingNumber: 'JD0' } });
    const { order } = await shop.client.data(ReadShippedOrder, { id }, owner.token);
    const parcel = order?.shipments[0]?.id;
    const correct = () =>
      call(UpdateTracking, { id: parcel, input: { carrier: 'DHL', trackingNumber: 'JD1' } });
    expect(await tellsOf(correct)).toMatchObject([
      { type: 'order.updated', data: { order: { shipments: [{ trackingNumber: 'JD1' }] } } },
    ]);
    expect(await tellsOf(correct)).toEqual([]);
    expect(await tellsOf(() => call(CancelShipment, { id: parcel }))).toMatchObject([
      { type: 'order.updated', data: { order: { shipments: [] } } },
    ]);
  });

  test('comes once with order.delivered, and not with a new order', async () => {
    const deliver = () => setOrderStatus(shop.client, owner, id, 'DELIVERED');
    const delivered = await tellsOf(deliver);
    expect(typesOf(delivered)).toEqual(['order.delivered', 'order.updated']);
    expect(delivered[0]?.data['order']).toMatchObject({ id, status: 'DELIVERED' });
    expect(await tellsOf(deliver)).toEqual([]);
    expect(await tellsOf(async () => place(await aStocked()))).toEqual([]);
  });
});

test('a return that is requested and declined', async () => {
  const id = await returns.delivered(customer, owner, 'BANK', { productId: await aStocked(), quantity: 2 });
  const requested = await messagesFrom(async () => {
    made(await returns.request(customer, await returns.see(customer, id), { Lamp: 1 }));
  });
  const [{ number = '', id: returnId = '' } = {}] = (await returns.see(owner, id)).returns;
  expect(requested).toMatchObject([
    {
      type: 'return.requested',
      data: { order: { id }, return: { id: returnId, number, state: 'REQUESTED', lines: [{ quantity: 1 }] } },
    },
  ]);
  const declined = await messagesFrom(() => returns.decline(owner, returnId));
  expect(declined).toMatchObject([
    { type: 'return.updated', data: { return: { number, state: 'DECLINED' } } },
  ]);
});

describe('stock.changed', () => {
  const stockOf = ({ data }: { data: Record<string, Record<string, unknown>> }) => [
    data['product']?.['id'],
    data['product']?.['stock'],
  ];

  test('combines changes of a product and its variants into one message', async () => {
    const [lamp, vase] = [await aStocked(40), await aStocked(9)];
    const buyer = await aCustomer(shop);
    const sold = await messagesFrom(async () => {
      for (const quantity of [1, 2, 3]) await place(lamp, quantity, buyer);
      await place(vase, 1, buyer);
      await place(lamp, 4, buyer);
    });
    expect(sold.map(({ type, data }) => [type, ...stockOf({ data })])).toEqual([
      ['stock.changed', vase, 8],
      ['stock.changed', lamp, 30],
    ]);
    expect(sold[1]?.data['product']).toMatchObject({ variants: [{ stock: 30 }] });
  });

  test('is combined in a replay, which sends once what the job has yet to send', async () => {
    const lamp = await aStocked(40);
    const buyer = await aCustomer(shop);
    const ofLamp = async () =>
      (await webhooks.log(owner, webhookId)).filter(({ body }) => body?.includes(lamp));
    await messagesFrom(() => place(lamp, 1, buyer));
    await sql`delete from webhook_deliveries`.execute(db());
    await place(lamp, 2, buyer);
    await shop.app.jobs.run('events');
    await webhooks.replay(owner, webhookId, new Date('2020-01-01'), new Date('2099-01-01'));
    expect((await ofLamp()).map(({ type }) => type)).toEqual(['STOCK_CHANGED']);
    await shop.app.jobs.run('webhook-events');
    expect(await ofLamp()).toHaveLength(1);
  });
});

describe('the newsletter', () => {
  const turn = (person: Person, isOn: boolean) => call(TurnNewsletter, { isSubscribed: isOn }, person);

  test('reports who subscribes and unsubscribes, with the unsubscribe link', async () => {
    const reader = await aCustomer(shop);
    const joined = await messagesFrom(() => turn(reader, true));
    expect(joined).toMatchObject([
      {
        type: 'newsletter.subscribed',
        data: { subscriber: { email: reader.email, source: 'ACCOUNT', unsubscribedAt: null } },
      },
    ]);
    const search = reader.email;
    const { newsletterSubscribers } = await shop.client.data(ReadUnsubscribeUrls, { search }, owner.token);
    const url = String(joined[0]?.data['subscriber']?.['unsubscribeUrl']);
    expect(newsletterSubscribers.nodes).toEqual([{ unsubscribeUrl: url }]);
    const token = new URL(url).searchParams.get('token') ?? '';
    const left = await messagesFrom(() => call(LeaveNewsletter, { token }));
    expect(left.map(({ type, data }) => [type, data['subscriber']?.['email']])).toEqual([
      ['newsletter.unsubscribed', reader.email],
    ]);
    expect(left[0]?.data['subscriber']?.['unsubscribedAt']).toEqual(expect.any(String));
    expect(await messagesFrom(() => call(LeaveNewsletter, { token }))).toEqual([]);
  });

  test('reports nothing of unconfirmed subscribers', async () => {
    const email = 'nobody@test.example';
    expect(await messagesFrom(() => call(RequestNewsletter, { email }))).toEqual([]);
  });

  test('an erasure reports its end by id alone, and the log loses the email', async () => {
    const reader = await aCustomer(shop);
    const [joined] = await messagesFrom(() => turn(reader, true));
    await call(EraseCustomer, { id: reader.userId, email: reader.email });
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    const log = await webhooks.log(owner, webhookId);
    expect(log.map(({ body }) => (JSON.parse(body ?? '{}') as { data: unknown }).data)).toEqual([
      { subscriber: { id: joined?.data['subscriber']?.['id'] } },
    ]);
  });
});
