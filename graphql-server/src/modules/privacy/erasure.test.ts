import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddToCart,
  ChangeOwnPassword,
  CommentOnOrder,
  CountCartItems,
  CreateAddress,
  CreateCustomerNote,
  CreateRefund,
  CreateShipment,
  CreateWishlist,
  EraseCustomer,
  LogIn,
  ReadCustomer,
  ReadErasedOrder,
  ReplyToReview,
  RequestAlert,
  RequestNewPassword,
  RequestNewsletter,
  SetOrderStatus,
  TagOrders,
  ToggleWishlist,
  type TypedDocumentString,
  UpdateCustomerTags,
  UpdateOrderAddress,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, aStaffMember, type Person, testPassword } from '../../test/users.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { moderate, tryReview } from '../reviews/review.fixtures.ts';
import { ProfilePictureEntity } from '../customers/profile-pictures/profile-picture.entity.ts';
import { IdentityEntity } from '../auth/google/identity.entity.ts';
import { ReturnEntity } from '../returns/return.entity.ts';
import { aDeclinedReturn } from './erasure.fixtures.ts';

const NAME = 'Wilhelmina';
const STREET = '7 Quokka Crescent';
const PHONE = '+49 171 5550199';
/** Of a friend who receives parcels for her: it is not her own. */
const OTHER_EMAIL = 'parcels@ben.example';

const shop = describeShop();
let owner: Person;
let mina: Person;
let orderId: string;
let productId: string;
/** Texts that identify her, as they may occur in the database. */
let traces: string[];

/** Calls a mutation as the owner, and expects no errors. */
async function call<Variables>(
  document: TypedDocumentString<{ payload: { userErrors: unknown[] } }, Variables>,
  variables: Loose<Variables>,
): Promise<void> {
  const { userErrors } = await shop.client.payload(document, variables, owner.token);
  expect(userErrors, String(document)).toEqual([]);
}
const em = () => shop.app.orm.em.fork();
const db = () => em().getKysely();

/** A customer with data in every table, written by staff or the customer. */
beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  mina = await aCustomer(shop, `${NAME} Quokka`);
  await sql`update users set verified_email = email where id = ${mina.userId}`.execute(db());
  traces = [NAME, 'quokka', mina.email, '5550199', '171 555'];
  productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 1000, stock: 50 });
  const place = { streetAddress: STREET, city: 'Ulm', phone: PHONE, email: OTHER_EMAIL };
  const address = { firstName: NAME, lastName: NAME, ...place };
  const { client } = shop;
  const { token, email } = mina;
  await client.data(ChangeOwnPassword, { input: { phone: PHONE, address: STREET } }, token);
  await client.data(CreateAddress, { input: address }, token);
  await client.data(AddToCart, { lines: [{ productId }] }, token);
  await client.data(ToggleWishlist, { productId }, token);
  await client.data(RequestNewsletter, { email }, token);
  await client.data(RequestAlert, { input: { kind: 'PRICE_DROP', productId, email } }, token);
  await client.data(CreateWishlist, { name: `For ${NAME}` }, token);
  orderId = await anOrder(shop.client, mina, {
    ...anOrderInput({ productId, quantity: 2 }),
    billing: { ...address, countryCode: 'DE', region: 'Bayern' },
  });
  const corrected = { firstName: NAME, ...place, countryCode: 'DE', region: 'Bayern' };
  await call(CommentOnOrder, { id: orderId, text: `${NAME} called.` });
  await call(TagOrders, { ids: [orderId], add: [`for ${NAME}`] });
  await call(CreateCustomerNote, { id: mina.userId, text: `${NAME} pays late.` });
  await call(UpdateCustomerTags, { ids: [mina.userId], add: ['quokka'] });
  await call(UpdateOrderAddress, { id: orderId, input: corrected });
  await call(CreateShipment, { input: { orderId, trackingNumber: 'quokka-1' } });
  await call(SetOrderStatus, { id: orderId, status: 'DELIVERED' });
  await call(CreateRefund, {
    input: { idempotencyKey: newId(), orderId, amount: 100, reason: `${NAME} asked` },
  });
  await aDeclinedReturn(shop, { customer: mina, owner, orderId, name: NAME });
  const said = { stars: 5, title: `${NAME} is glad`, text: `${NAME} likes it a lot.` };
  const id = (await tryReview(shop, mina, productId, said)).review?.id ?? '';
  await shop.client.data(ReplyToReview, { id, text: `Thank you, ${NAME}.` }, owner.token);
  await moderate(shop, owner, [{ id }], 'REJECT', `Dear ${NAME}, no.`);
  await shop.client.rest('/api/contact', {
    method: 'POST',
    body: { name: NAME, email: mina.email, phone: PHONE, message: `${NAME} here.` },
  });
  await client.data(RequestNewPassword, { email });
  const user = mina.userId;
  await em().insert(ProfilePictureEntity, {
    id: newId(),
    user,
    content: Buffer.from('picture'),
    createdAt: new Date(),
  });
  await em().insert(IdentityEntity, {
    issuer: 'google',
    subject: 'quokka-subject',
    user,
    createdAt: new Date(),
  });
});

/** Tables with one of the texts in any row and column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db());
  const tableNames: string[] = [];
  for (const { name } of rows) {
    const { rows: matches } = await sql`
      select from ${sql.table(name)} t where exists (
        select from unnest(${sql.val(texts)}::text[]) text where position(lower(text) in lower(t::text)) > 0) limit 1
    `.execute(db());
    if (matches.length > 0) tableNames.push(name);
  }
  return tableNames;
}

const erase = async (id: string, email: string, { token } = owner) =>
  (await shop.client.payload(EraseCustomer, { id, email }, token)).userErrors;
const exported = (id: string) =>
  shop.client.rest<{ tables: Record<string, Record<string, unknown>[]>; retention: object[] }>(
    `/api/exports/customers/${id}`,
    {
      token: owner.token,
    },
  );

describe('a personal data export', () => {
  test('contains no secrets, and the audit log names who exported it', async () => {
    const { status, body } = await exported(mina.userId);
    expect(status).toBe(200);
    const filled = Object.keys(body.tables).filter((table) => body.tables[table]?.length !== 0);
    expect(filled.toSorted()).toEqual([
      ...['addresses', 'alert_recipients', 'audit_entries', 'cart_lines', 'carts', 'contact_messages'],
      ...['customer_notes', 'identities', 'invoice_tasks', 'newsletter_subscriptions', 'order_comments'],
      ...[
        'order_events',
        'order_lines',
        'orders',
        'outbox_emails',
        'product_alerts',
        'profile_pictures',
        'refunds',
      ],
      ...['return_events', 'return_lines', 'returns', 'review_requests', 'reviews', 'sessions'],
      ...['shipment_lines', 'shipments', 'users', 'wishlist_items', 'wishlists'],
    ]);
    expect(body.retention).toContainEqual({
      table: 'order_lines',
      columns: ['title', 'image', 'colour', 'size', 'others', 'origin_country', 'customs_code'],
      reason: 'BOOKS',
      period: 'P10Y',
    });
    expect(JSON.stringify(body)).toContain(STREET);
    expect(JSON.stringify(body.tables)).not.toMatch(/argon2|password_hash|"session_id"|fingerprint/);
    expect(body.tables['sessions']?.[0]).not.toHaveProperty('id');
    expect((await readEntries(shop, owner, { subjectId: mina.userId }))[0]).toMatchObject({
      action: 'EXPORTED',
      subjectName: `${NAME} Quokka`,
      actorName: 'Grace Hopper',
    });
  });

  test('does not exist for staff and unknown users', async () => {
    expect((await exported(owner.userId)).status).toBe(404);
    expect((await exported('none')).status).toBe(404);
  });
});

describe('erasure', () => {
  test('is rejected for staff, with another email, and while an order is open', async () => {
    expect(await erase(owner.userId, owner.email)).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await erase(mina.userId, OTHER_EMAIL)).toMatchObject([
      { code: 'INVALID_VALUE', field: ['email'] },
    ]);
    await setOrderStatus(shop.client, owner, orderId, 'PENDING');
    expect(await erase(mina.userId, mina.email)).toMatchObject([{ code: 'ERASURE_BLOCKED' }]);
    await setOrderStatus(shop.client, owner, orderId, 'DELIVERED');
    const setReturn = (state: 'APPROVED' | 'DECLINED') =>
      em().nativeUpdate(ReturnEntity, { order: orderId }, { state });
    await setReturn('APPROVED');
    expect(await erase(mina.userId, mina.email)).toMatchObject([{ code: 'ERASURE_BLOCKED' }]);
    await setReturn('DECLINED');
    expect(await tablesWith([NAME])).toContain('users');
  });

  test('leaves nothing in any column of any table, but keeps accounting records', async () => {
    expect(await tablesWith(traces)).toEqual([
      ...[
        'addresses',
        'alert_recipients',
        'audit_entries',
        'contact_messages',
        'customer_notes',
        'customer_search_texts',
        'identities',
      ],
      ...[
        'newsletter_subscriptions',
        'order_comments',
        'order_search_texts',
        'orders',
        'outbox_emails',
        'refunds',
        'return_events',
        'reviews',
        'shipments',
        'users',
        'wishlists',
      ],
    ]);
    expect(await erase(mina.userId, ` ${mina.email.toUpperCase()} `)).toEqual([]);
    expect(await tablesWith(traces)).toEqual([]);
    const { order } = await shop.client.data(ReadErasedOrder, { id: orderId }, owner.token);
    expect(order).toEqual({
      total: 2000,
      refundedAmount: 100,
      customer: { fullName: '', email: '' },
      billing: { city: '', countryCode: 'DE', region: 'Bayern' },
      lines: [{ quantity: 2, total: 2000 }],
    });
    expect(await checkIntegrity(em())).toEqual([]);
  });

  test('ends the account: it cannot be found, listed or signed in to', async () => {
    const { customer } = await shop.client.data(ReadCustomer, { id: mina.userId }, owner.token);
    expect(customer).toBeNull();
    expect(await erase(mina.userId, `${mina.userId}@erased.invalid`)).toMatchObject([{ code: 'NOT_FOUND' }]);
    const { errors } = await shop.client.graphql(CountCartItems, {}, mina.token);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const input = { emailOrPhone: mina.email, password: testPassword };
    expect((await shop.client.payload(LogIn, { input })).userErrors).toMatchObject([
      { code: 'CREDENTIALS_WRONG' },
    ]);
  });

  test('is itself in the log, where earlier entries lose their values', async () => {
    const [erased, ...earlier] = await readEntries(shop, owner, { subjectId: mina.userId });
    expect(erased).toMatchObject({
      action: 'ERASED',
      subjectName: '',
      actorName: 'Grace Hopper',
      changes: [],
    });
    expect(earlier.map(({ action }) => action)).toContain('EXPORTED');
    for (const { subjectName, changes } of earlier) {
      expect(subjectName).toBe('');
      expect(changes.every(({ before, after }) => before === null && after === null)).toBe(true);
    }
  });

  test('sends no email about later changes of the orders', async () => {
    const refund = { idempotencyKey: newId(), orderId, amount: 100, reason: 'Goodwill' };
    await call(CreateRefund, { input: refund });
    const { rows } = await sql`select 1 from outbox_emails where order_id = ${orderId}`.execute(db());
    expect(rows).toEqual([]);
  });

  test('of a customer without orders deletes the account', async () => {
    const ada = await aCustomer(shop);
    expect(await erase(ada.userId, ada.email)).toEqual([]);
    expect(await tablesWith([ada.email])).toEqual([]);
    const { rows } = await sql`select from users where id = ${ada.userId}`.execute(db());
    expect(rows).toEqual([]);
  });
});
