import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateAddress,
  EraseCustomer,
  ReadPersonOfOrder,
  RequestNewsletter,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aGuest, allowGuests, anUnconfirmedCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { checkFile, shownImport } from '../imports/import.fixtures.ts';

const shop = describeShop();
const db = () => shop.app.orm.em.fork().getKysely();
let owner: Person;
let mina: Person;
let productId: string;

beforeAll(async () => {
  await allowGuests(shop);
  owner = await aStaffMember(shop, 'OWNER');
  productId = await aProduct(shop.app.orm.em.fork(), { stock: 50 });
});

beforeEach(async () => {
  mina = await anUnconfirmedCustomer(shop, 'Wilhelmina Quokka');
});

const confirmEmail = ({ userId }: Person) =>
  sql`update users set verified_email = email where id = ${userId}`.execute(db());
const erase = async ({ userId, email }: Person) =>
  (await shop.client.payload(EraseCustomer, { id: userId, email }, owner.token)).userErrors;
const subscribe = (email: string) => shop.client.data(RequestNewsletter, { email });
const sendMessage = (message: { name: string; email: string; phone: string; message: string }) =>
  shop.client.rest('/api/contact', { method: 'POST', body: message });
const addressWith = (email: string, name = 'Mina') => ({
  firstName: name,
  streetAddress: '7 Quokka Crescent',
  city: 'Ulm',
  phone: '+49 171 5550199',
  email,
  countryCode: 'DE',
  region: 'Bayern',
});
const rowsWith = async (table: string, text: string) =>
  (await sql`select from ${sql.table(table)} t where t::text ilike ${`%${text}%`}`.execute(db())).rows.length;
const exportOf = async ({ userId }: Person) =>
  (await shop.client.rest(`/api/exports/customers/${userId}`, { token: owner.token })).body;

/** A guest's delivered order with this email. @returns its id */
async function aGuestOrder(email: string, token?: string): Promise<string> {
  const guest = { token: token ?? (await aGuest(shop)), userId: '', email };
  const input = { ...anOrderInput({ productId, quantity: 1 }), billing: addressWith(email) };
  const id = await anOrder(shop.client, guest, input);
  await setOrderStatus(shop.client, owner, id, 'DELIVERED');
  return id;
}

const orderOf = async (id: string) => (await shop.client.data(ReadPersonOfOrder, { id }, owner.token)).order;

describe('an unconfirmed email', () => {
  const ben = 'ben@wombat.example';

  test('does not affect its real owner, who is not in the export either', async () => {
    await confirmEmail(mina);
    await subscribe(ben);
    await sendMessage({ name: 'Ben', email: ben, phone: '1', message: 'Where is my parcel?' });
    await sql`insert into staff_invitations (id, email, staff_role, created_at, expires_at)
      values (gen_random_uuid(), ${ben}, 'MANAGER', now(), now() + interval '1 day')`.execute(db());
    const input = { ...addressWith(ben), region: undefined };
    await shop.client.data(CreateAddress, { input }, mina.token);
    const order = await anOrder(shop.client, mina, {
      ...anOrderInput({ productId, quantity: 1 }),
      billing: addressWith(ben),
    });
    await setOrderStatus(shop.client, owner, order, 'DELIVERED');
    const guestOrder = await aGuestOrder(ben);

    expect(JSON.stringify(await exportOf(mina))).not.toContain('Where is my parcel?');
    expect(await erase(mina)).toEqual([]);

    expect(await rowsWith('newsletter_subscriptions', ben)).toBe(1);
    expect(await rowsWith('contact_messages', ben)).toBe(1);
    expect(await rowsWith('staff_invitations', ben)).toBe(1);
    expect(await rowsWith('outbox_emails', 'NEWSLETTER_CONFIRM')).toBe(1);
    expect(await orderOf(guestOrder)).toMatchObject({ billing: { email: ben } });
    expect(await orderOf(order)).toMatchObject({ billing: { email: '' } });
  });

  test('belongs to an unconfirmed account: what others may have sent with it stays', async () => {
    await subscribe(mina.email);
    await sendMessage({ name: 'Ben', email: mina.email, phone: '1', message: 'Hello' });
    expect(await erase(mina)).toEqual([]);
    expect(await rowsWith('newsletter_subscriptions', mina.email)).toBe(1);
    expect(await rowsWith('contact_messages', mina.email)).toBe(1);
    expect(await rowsWith('users', mina.email)).toBe(0);
  });
});

describe('a confirmed email', () => {
  test('includes the orders of guests, which keep country and region for tax', async () => {
    await confirmEmail(mina);
    const token = await aGuest(shop);
    const [first, other] = [
      await aGuestOrder(mina.email.toUpperCase(), token),
      await aGuestOrder('ben@koala.example'),
    ];
    expect(JSON.stringify(await exportOf(mina))).toContain(first);
    expect(await erase(mina)).toEqual([]);
    expect(await orderOf(first)).toEqual({
      total: 1999,
      customer: { fullName: '', email: '' },
      billing: {
        firstName: '',
        streetAddress: '',
        city: '',
        region: 'Bayern',
        countryCode: 'DE',
        phone: '',
        email: '',
      },
    });
    expect(await orderOf(other)).toMatchObject({ billing: { email: 'ben@koala.example' } });
    // The guest who placed it was the same person.
    const { errors } = await shop.client.graphql('{ cart { itemCount } }', {}, token);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('does not affect the cart and other orders of a guest who also used another email', async () => {
    await confirmEmail(mina);
    const token = await aGuest(shop);
    const [hers, his] = [await aGuestOrder(mina.email, token), await aGuestOrder('ben@emu.example', token)];
    expect(await erase(mina)).toEqual([]);
    expect(await orderOf(hers)).toMatchObject({ billing: { email: '' } });
    expect(await orderOf(his)).toMatchObject({ billing: { email: 'ben@emu.example' } });
    expect((await shop.client.graphql('{ cart { itemCount } }', {}, token)).errors).toEqual([]);
  });

  test('is replaced in texts by others, with name and phone number, and nothing else is', async () => {
    await confirmEmail(mina);
    await sql`update users set phone = '+491715550199' where id = ${mina.userId}`.execute(db());
    const text = `I am Wilhelmina Quokka, ${mina.email.toUpperCase()}, +49 171 555-0199. My parcel is late.`;
    await sendMessage({ name: 'Quokka', email: 'work@office.example', phone: '0171', message: text });
    expect(await erase(mina)).toEqual([]);
    const { rows } = await sql`select name, email, phone, message from contact_messages
      where email = 'work@office.example'`.execute(db());
    expect(rows).toEqual([
      {
        name: '***',
        email: 'work@office.example',
        phone: '0171',
        message: 'I am ***, ***, +***. My parcel is late.',
      },
    ]);
  });

  test('is replaced in what others wrote with their orders', async () => {
    await confirmEmail(mina);
    const guest = { token: await aGuest(shop), userId: '', email: 'ben@quoll.example' };
    const id = await anOrder(shop.client, guest, {
      ...anOrderInput({ productId, quantity: 1 }),
      billing: addressWith(guest.email),
      customerNote: `Please write to ${mina.email}.`,
      giftMessage: 'Dear Wilhelmina Quokka',
    });
    expect(await erase(mina)).toEqual([]);
    const { rows } = await sql`select customer_note, gift_message from orders where id = ${id}`.execute(db());
    expect(rows).toEqual([{ customer_note: 'Please write to ***.', gift_message: 'Dear ***' }]);
  });

  test('deletes a saved view that searches for it', async () => {
    await confirmEmail(mina);
    await sql`insert into saved_views (id, list, name, query, created_at) values
      (gen_random_uuid(), 'CUSTOMERS', 'The late one', ${`q=${encodeURIComponent(mina.email)}`}, now()),
      (gen_random_uuid(), 'CUSTOMERS', 'All', 'q=', now())`.execute(db());
    expect(await erase(mina)).toEqual([]);
    const { rows } = await sql`select name from saved_views`.execute(db());
    expect(rows).toEqual([{ name: 'All' }]);
  });
});

test.each([
  ['UTF-8', (text: string) => text],
  ['UTF-16', (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
])('a file in %s waiting to be imported does not create the customer again', async (_, encode) => {
  const header = 'Customer ID,First name,Last name,Email,Phone,Address,Tags,New note';
  const row = (email: string) => `,Wil,Helmina,${email},,,,`;
  const named = await checkFile(shop, owner, {
    path: 'customers',
    text: encode([header, row(mina.email.toUpperCase())].join('\n')),
  });
  const other = await checkFile(shop, owner, {
    path: 'customers',
    text: encode([header, row('ben@dingo.example')].join('\n')),
  });
  expect([named.state, other.state]).toEqual(['READY', 'READY']);
  expect(await erase(mina)).toEqual([]);
  expect(await shownImport(shop, owner, named.id)).toMatchObject({ state: 'CANCELLED', entries: [] });
  expect(await shownImport(shop, owner, other.id)).toMatchObject({
    state: 'READY',
    fileName: 'delivery.csv',
  });
  expect(await rowsWith('sheet_imports', named.id)).toBe(1);
  const { rows } = await sql`select from sheet_import_parts where import_id = ${named.id}`.execute(db());
  expect(rows).toEqual([]);
});

test('columns of customers that are the name of one are forgotten, and no others', async () => {
  const insert = (kind: string, name: string) =>
    sql`insert into column_mappings (id, kind, header_key, fields, chosen_at) values
      (gen_random_uuid(), ${kind}, ${name}, ${JSON.stringify({ [name]: 'First name' })}, now())`.execute(
      db(),
    );
  await insert('CUSTOMERS', 'WILHELMINA');
  await insert('CUSTOMERS', 'Vorname');
  await insert('STOCK', 'Wilhelmina');
  expect(await erase(mina)).toEqual([]);
  const { rows } = await sql`select header_key from column_mappings order by 1`.execute(db());
  expect(rows).toEqual([{ header_key: 'Vorname' }, { header_key: 'Wilhelmina' }]);
});

test('a promotion only for the customer ends without a name, a shared one continues', async () => {
  const insert = (title: string, code: string, ids: string[]) =>
    sql`insert into promotions (id, title, code, effect, customer_ids, starts_at, created_at)
      values (gen_random_uuid(), ${title}, ${code}, '{"kind":"PERCENT","percent":10}', ${JSON.stringify(ids)},
        now(), now())`.execute(db());
  await insert('For Wilhelmina', 'WILHELMINA', [mina.userId]);
  await insert('For regulars', 'REGULARS', [mina.userId, owner.userId]);
  expect(await erase(mina)).toEqual([]);
  const { rows } =
    await sql`select title, code, is_enabled, deleted_at is not null as is_deleted from promotions
    order by title`.execute(db());
  expect(rows).toEqual([
    { title: '', code: null, is_enabled: false, is_deleted: true },
    { title: 'For regulars', code: 'REGULARS', is_enabled: true, is_deleted: false },
  ]);
});

test('a delivered order with an unpaid transfer blocks the erasure', async () => {
  const id = await anOrder(shop.client, mina, {
    ...anOrderInput({ productId, quantity: 1 }),
    paymentMethod: 'BANK',
  });
  await setOrderStatus(shop.client, owner, id, 'DELIVERED');
  expect(await erase(mina)).toMatchObject([{ code: 'ERASURE_BLOCKED' }]);
});
