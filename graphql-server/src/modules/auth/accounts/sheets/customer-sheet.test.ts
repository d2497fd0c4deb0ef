import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../../test/describe-shop.ts';
import type { ShownImport } from '../../../../test/documents.generated.ts';
import { EraseCustomer, ReadCustomerRows } from '../../../../test/documents.generated.ts';
import { aCustomer, aStaffMember, anAdmin, type Person } from '../../../../test/users.ts';
import { aField, defineFields } from '../../../custom-fields/custom-fields.fixtures.ts';
import { checkFile, importFile, shownImport } from '../../../imports/import.fixtures.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;

const HEADER = 'Customer ID,First name,Last name,Email,Phone,Address,Tags,New note';
const forked = () => shop.app.orm.em.fork();
const sheet = (...rows: string[]) => ({ path: 'customers', text: [HEADER, ...rows].join('\n') });

beforeEach(async () => {
  await forked().execute(`delete from users`);
  await forked().execute(`delete from outbox_emails`);
  admin = await anAdmin(shop);
  ada = await aCustomer(shop, 'Ada Lovelace');
});

const customers = async () => (await shop.client.data(ReadCustomerRows, {}, admin.token)).customers.nodes;

const exported = async () =>
  (await shop.client.rest<string>('/api/exports/customers.csv', { token: admin.token })).body;
const errorsOf = ({ entries }: ShownImport) => entries.map(({ kind, line, column }) => [kind, line, column]);

test('importing an export changes nothing', async () => {
  // Customers who can sign in change their phone number themselves.
  await forked().execute('update users set password_hash = null where id = ?', [ada.userId]);
  const row = `${ada.userId},Ada,=Lovelace,${ada.email},+44 (20) 7946-0123,"12 Row, London",vip; a\\;b,Likes tea`;
  const done = await importFile(shop, admin, sheet(row));
  expect(done).toMatchObject({ state: 'DONE', changedCount: 1 });
  expect(done.entries.map(({ column }) => column)).toEqual([
    ...['Last name', 'Phone', 'Address', 'Tags', 'New note'],
  ]);
  expect(await customers()).toMatchObject([
    {
      lastName: '=Lovelace',
      phone: '+442079460123',
      address: '12 Row, London',
      tags: ['a;b', 'vip'],
      notes: [{ text: 'Likes tea', authorName: 'Grace Hopper' }],
    },
  ]);
  const before = await exported();
  const again = await importFile(shop, admin, { path: 'customers', text: before });
  expect(again).toMatchObject({ state: 'DONE', rowCount: 1, changedCount: 0, entries: [] });
  expect(await exported()).toBe(before);
});

describe('custom fields have columns', () => {
  const birthday = aField({ owner: 'CUSTOMER', key: 'birthday', type: 'DATE' });
  const credit = aField({ owner: 'CUSTOMER', key: 'credit', type: 'MONEY', isPublic: false });
  const sizes = aField({ owner: 'CUSTOMER', key: 'sizes', isList: true });
  const withFields = (...columns: string[]) => [HEADER, ...columns].join(',');
  const stored = async () => {
    const [row] = await forked().execute<{ custom_fields: object }[]>(
      `select custom_fields from users where id = ?`,
      [ada.userId],
    );
    return row?.custom_fields;
  };

  beforeEach(() =>
    defineFields(shop, admin, birthday, credit, sizes, aField({ owner: 'ORDER', key: 'gift' })),
  );
  afterEach(() => defineFields(shop, admin));

  test('which are imported and exported, amounts as decimal numbers', async () => {
    const header = withFields('Field: credit', 'Field: sizes', 'Field: birthday');
    const row = `,Ada,Lovelace,${ada.email},,,,,"1,234.50",M; 38,2000-02-29`;
    const done = await importFile(shop, admin, { path: 'customers', text: `${header}\n${row}` });
    expect(done).toMatchObject({ state: 'DONE', changedCount: 1 });
    expect(done.entries.map(({ column, before, after }) => [column, before, after])).toEqual([
      ['Field: birthday', '', '2000-02-29'],
      ['Field: credit', '', '1234.50'],
      ['Field: sizes', '', 'M; 38'],
    ]);
    expect(await stored()).toEqual({ birthday: ['2000-02-29'], credit: ['123450'], sizes: ['M', '38'] });
    const [exportedHeader, exportedRow] = (await exported()).trim().split(/\r?\n/);
    expect(exportedHeader).toMatch(/Newsletter,Field: birthday,Field: credit,Field: sizes$/);
    expect(exportedRow).toMatch(/,2000-02-29,1234\.50,M; 38$/);
    const again = await importFile(shop, admin, { path: 'customers', text: await exported() });
    expect(again).toMatchObject({ state: 'DONE', changedCount: 0, entries: [] });
  });

  test('of which a file without them changes none, and an empty cell removes', async () => {
    await forked().execute(
      `update users set custom_fields = '{"birthday": ["2000-02-29"], "credit": ["5"]}' where id = ?`,
      [ada.userId],
    );
    const row = `,Ada,Byron,${ada.email},,,,`;
    await importFile(shop, admin, sheet(row));
    expect(await stored()).toEqual({ birthday: ['2000-02-29'], credit: ['5'] });
    const text = `${withFields('Field: birthday')}\n${row},`;
    await importFile(shop, admin, { path: 'customers', text });
    expect(await stored()).toEqual({ credit: ['5'] });
  });

  test('whose wrong cells are reported', async () => {
    const text = `${withFields('Field: birthday', 'Field: credit')}\n,Ada,Byron,${ada.email},,,,,soon,1`;
    const checked = await checkFile(shop, admin, { path: 'customers', text });
    expect(errorsOf(checked)).toEqual([['ERROR', 2, 'Field: birthday']]);
    expect(await stored()).toEqual({});
  });
});

test('a yes for the newsletter subscribes, and is exported', async () => {
  const text = [`${HEADER},Newsletter`, ',Mary,Evans,mary@test.example,,,,,Yes'].join('\n');
  const done = await importFile(shop, admin, { path: 'customers', text });
  expect(done).toMatchObject({ state: 'DONE', createdCount: 1 });
  const sheetBack = await exported();
  expect(sheetBack).toMatch(/,mary@test\.example,,,,,[^,]+,yes$/m);
  const again = await importFile(shop, admin, { path: 'customers', text: sheetBack });
  expect(again).toMatchObject({ state: 'DONE', changedCount: 0, entries: [] });
});

test('an unknown email becomes a customer without a password, and nobody gets an email', async () => {
  const text = sheet(',Mary Ann,Evans,Mary@Test.Example,,,new,', `,Ada,Byron,${ada.email.toUpperCase()},,,,`);
  expect(await importFile(shop, admin, text)).toMatchObject({
    state: 'DONE',
    createdCount: 1,
    changedCount: 1,
  });
  const [mary, byron] = await customers();
  expect(mary).toMatchObject({
    firstName: 'Mary Ann',
    lastName: 'Evans',
    email: 'mary@test.example',
    tags: ['new'],
  });
  expect(byron).toMatchObject({ id: ada.userId, lastName: 'Byron' });
  const [{ mails, passwords } = { mails: 0, passwords: 0 }] = await forked().execute<
    { mails: number; passwords: number }[]
  >(
    `select (select count(*)::int from outbox_emails) as mails, count(password_hash)::int as passwords from users where email = 'mary@test.example'`,
  );
  expect([mails, passwords]).toEqual([0, 0]);
});

describe('errors are reported by line and column, and nothing is written', () => {
  test.each<[what: string, row: () => string, column: string]>([
    ['a staff member by email', () => `,Grace,Evil,${admin.email},,,,`, 'Email'],
    ['a staff member by id', () => `${admin.userId},Grace,Evil,${admin.email},,,,`, 'Customer ID'],
    ['a changed email', () => `${ada.userId},Ada,Lovelace,evil@test.example,,,,`, 'Email'],
    [
      'a changed phone number of a customer who can sign in',
      () => `,Ada,Lovelace,${ada.email},5550199,,,`,
      'Phone',
    ],
    ['an unknown id', () => `none,Ada,Lovelace,${ada.email},,,,`, 'Customer ID'],
    ['no email', () => ',Mary,Evans,,,,,', 'Email'],
    ['no first name', () => ',,Evans,mary@test.example,,,,', 'First name'],
    ['no phone number', () => ',Mary,Evans,mary@test.example,123,,,', 'Phone'],
    ['a phone number that is taken', () => ',Mary,Evans,mary@test.example,5550100,,,', 'Phone'],
    ['a tag that is too long', () => `,Mary,Evans,mary@test.example,,,${'x'.repeat(41)},`, 'Tags'],
    ['a repeated customer', () => ',Other,Name,other@test.example,,,,', 'Email'],
  ])('%s', async (_, row, column) => {
    await forked().execute(`update users set phone = '5550100' where id = ?`, [ada.userId]);
    const before = await customers();
    const checked = await checkFile(shop, admin, sheet(',Other,Person,other@test.example,,,,', row()));
    expect([checked.state, errorsOf(checked)]).toEqual([
      'INVALID',
      [
        ['CREATED', 2, null],
        ['ERROR', 3, column],
      ],
    ]);
    expect(await customers()).toEqual(before);
  });
});

test('staff who may edit customers can import them, and don’t see product imports', async () => {
  const clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const editor = await aStaffMember(shop, 'CATALOGUE_EDITOR');
  const { id } = await importFile(shop, clerk, sheet(`${ada.userId},Ada,King,${ada.email},,,,`));
  expect(await shownImport(shop, clerk, id)).toMatchObject({ state: 'DONE' });
  expect(await shownImport(shop, editor, id)).toBeNull();
  expect((await shop.client.rest(`/api/imports/${id}/report`, { token: editor.token })).status).toBe(404);
});

test('an erasure also removes import reports about the customer', async () => {
  const { id } = await importFile(shop, admin, sheet(`${ada.userId},Ada,King,${ada.email},,,,`));
  await shop.client.data(EraseCustomer, { id: ada.userId, email: ada.email }, admin.token);
  expect(await shownImport(shop, admin, id)).toMatchObject({ state: 'DONE', entries: [] });
});
