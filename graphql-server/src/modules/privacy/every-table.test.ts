import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { EraseCustomer } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { composition } from '../../modules.ts';
import {
  type Column,
  columnsWith,
  fillTables,
  type Given,
  type MarkedPerson,
  readColumns,
  rowsWith,
} from './marked-rows.fixtures.ts';

const MINA = 'quokka';
const BEN = 'wombat';
const BENS_EMAIL = `ben@${BEN}.example`;

const shop = describeShop();
const db = () => shop.app.orm.em.fork().getKysely();
const personalRows = composition.personalData.flatMap(({ rows = [] }) => rows);
const impersonalTables = composition.personalData.flatMap(({ impersonal = [] }) => impersonal);
const personalTables = [...new Set(personalRows.map(({ table }) => table))];

let owner: Person;
let columns: Column[];
let tables: string[];

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  columns = await readColumns(db());
  tables = [...new Set(columns.map(({ table }) => table))];
  await aProduct(shop.app.orm.em.fork());
  await sql`insert into digital_files (id, variant_id, name, created_at)
    select ${newId()}, id, '', now() from product_variants`.execute(db());
  await sql`insert into webhooks (id, url, description, event_types, secret, created_at)
    values (${newId()}, 'https://hooks.example', '', '[]', '', now())`.execute(db());
});

/** Written by the database, and by the log entries below. */
const areWritten = new Set([
  'audit_entries',
  'order_search_texts',
  'customer_search_texts',
  'customer_totals',
  'invoice_tasks',
]);

let invoiceNumbers = 0;

async function aMarkedPerson(marker: string, email: string, typedEmail: string): Promise<MarkedPerson> {
  const { userId } = await aCustomer(shop);
  const person = { userId, email, marker };
  // Some refer to promotions and payments without a foreign key.
  const filled = ['promotions', 'payments', ...personalTables].filter((table) => !areWritten.has(table));
  await fillTables(db(), columns, filled, person, given(person, typedEmail));
  await writeAuditEntries(person);
  return person;
}

/** Values that rows require: constraints, and links to the person that are not ids. */
function given({ userId, email, marker }: MarkedPerson, typedEmail: string): Given {
  return {
    users: () => ({
      id: userId,
      verified_email: email,
      role: 'CUSTOMER',
      account_type: 'OTHER',
      staff_role: null,
    }),
    metadata: ({ orders }) => ({ owner_id: orders?.['id'], kind: 'ORDER' }),
    addresses: () => ({ email: typedEmail }),
    orders: () => ({
      total: 2,
      status: 'DELIVERED',
      customer: JSON.stringify({ fullName: marker, email: typedEmail, phone: marker, address: marker }),
      billing: JSON.stringify({
        firstName: marker,
        lastName: marker,
        company: marker,
        streetAddress: marker,
        apartment: marker,
        city: marker,
        phone: marker,
        email: typedEmail,
        countryCode: 'DE',
        region: 'Bayern',
        postalCode: marker,
      }),
      delivery_address: JSON.stringify({
        firstName: marker,
        lastName: marker,
        company: marker,
        streetAddress: marker,
        apartment: marker,
        city: marker,
        phone: marker,
        countryCode: 'DE',
        region: 'Bayern',
        postalCode: marker,
      }),
    }),
    draft_orders: () => ({ email: typedEmail }),
    returns: () => ({ state: 'REFUNDED' }),
    invoices: () => ({
      number: (invoiceNumbers += 1),
      series: 'INVOICE',
      refund_id: null,
      corrects_id: null,
    }),
    payment_events: ({ payments }) => ({ session_id: payments?.['session_id'] }),
    reviews: () => ({ shown_stars: 1, replied_at: new Date() }),
    promotions: () => ({ customer_ids: JSON.stringify([userId]) }),
    order_adjustments: ({ promotions }) => ({ promotion_id: promotions?.['id'] }),
    saved_views: () => ({ user_id: null, query: `q=${encodeURIComponent(email)}` }),
    idempotency_keys: () => ({ caller: `user ${userId}` }),
    caller_budgets: () => ({ caller: `user ${userId}` }),
    sheet_imports: () => ({ kind: 'CUSTOMERS', state: 'READY' }),
    column_mappings: () => ({
      kind: 'CUSTOMERS',
      fields: JSON.stringify({ [`${marker} users first_name`]: 'First name' }),
    }),
    sheet_import_parts: () => ({ content: Buffer.from(`Email\n${email}\n`) }),
  };
}

/** Writes audit entries about the person's rows, with values in fields that must be erased. */
async function writeAuditEntries({ userId, email, marker }: MarkedPerson): Promise<void> {
  const idIn = async (table: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} t where t::text like ${`%${marker}%`} limit 1`.execute(db());
    return rows[0]?.id;
  };
  const orderFields = {
    customer: [null, marker],
    billing: [marker, null],
    delivery_address: [null, marker],
    customer_note: [null, marker],
    gift_message: [marker, null],
    text: [null, marker],
    reason: [marker, null],
  };
  const entries: [subject: string, id: string | undefined, name: string, changes: object][] = [
    ['USER', userId, marker, { first_name: ['', marker], email: [null, email] }],
    ['ORDER', await idIn('orders'), '1001', { ...orderFields, tracking_number: [null, marker] }],
    ['REVIEW', await idIn('reviews'), 'Tee', { reply: [null, marker] }],
    ['PROMOTION', await idIn('promotions'), marker, { title: [null, marker], code: [null, marker] }],
    ['SAVED_VIEW', await idIn('saved_views'), marker, { name: [null, marker] }],
    ['STAFF_INVITATION', await idIn('staff_invitations'), email, { email: [null, email] }],
    ['CONTACT_MESSAGE', await idIn('contact_messages'), marker, { answered_at: [null, marker] }],
    ['DRAFT_ORDER', await idIn('draft_orders'), '7', { lines: [null, marker] }],
  ];
  for (const [subject, id, name, changes] of entries) {
    await sql`insert into audit_entries (actor, action, subject, subject_id, subject_name, part_name, changes)
      values ('STAFF', 'CHANGED', ${subject}, ${id}, ${name}, ${marker}, ${JSON.stringify(changes)})`.execute(
      db(),
    );
  }
}

test('every table is declared with or without personal data', () => {
  expect([...personalTables, ...impersonalTables].toSorted()).toEqual(tables.toSorted());
});

test('a table without personal data refers to no row of a person', () => {
  const ofPersons = personalRows.filter(({ isExported = true }) => isExported).map(({ table }) => table);
  const references = columns.filter(
    ({ table, refersTo }) =>
      impersonalTables.includes(table) && refersTo && ofPersons.includes(refersTo.table),
  );
  expect(references).toEqual([]);
});

test("an erasure leaves only the declared data of a person, and removes nobody else's", async () => {
  await aMarkedPerson(BEN, BENS_EMAIL, BENS_EMAIL);
  const bens = await rowsWith(db(), tables, BEN);
  const mina = await aMarkedPerson(MINA, `mina@${MINA}.example`, BENS_EMAIL);
  const marked = await columnsWith(db(), tables, MINA);
  // These contain only ids, numbers and codes.
  const unmarked = personalTables.filter((table) => !marked.some((column) => column.startsWith(`${table}.`)));
  expect(unmarked.toSorted()).toEqual([
    ...['caller_budgets', 'carts', 'customer_totals', 'downloads', 'invoice_tasks', 'product_alerts'],
    ...['refund_lines', 'return_lines', 'returns', 'review_opt_outs', 'review_requests', 'review_votes'],
    ...['shipment_lines', 'wishlist_items', 'withdrawal_lines'],
  ]);

  const { userErrors } = await shop.client.payload(
    EraseCustomer,
    { id: mina.userId, email: mina.email },
    owner.token,
  );
  expect(userErrors).toEqual([]);

  const retainedColumns = personalRows.flatMap(({ table, keep }) =>
    (keep?.columns ?? []).map((name) => `${table}.${name}`),
  );
  expect(await columnsWith(db(), tables, MINA)).toEqual(
    marked.filter((column) => retainedColumns.includes(column) && !column.startsWith('audit_entries.')),
  );
  // The rest refers to an emptied account.
  expect(await columnsWith(db(), tables, mina.userId)).toEqual([
    ...['audit_entries.subject_id', 'events.subject_id', 'orders.user_id', 'promotions.customer_ids'],
    ...['users.email', 'users.id'],
  ]);
  expect(await rowsWith(db(), tables, BEN)).toEqual(bens);
});
