import { beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../../../test/describe-shop.ts';
import {
  EraseCustomer,
  ListNewsletterSubscribers,
  ReadCustomerRows,
  type ShownImport,
} from '../../../../test/documents.generated.ts';
import { aCustomer, anAdmin, type Person } from '../../../../test/users.ts';
import { checkFile, importFile } from '../../../imports/import.fixtures.ts';

const shop = describeShop();
let admin: Person;

const HEADER = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing',
  'Default Address Company,Default Address Address1,Default Address Address2,Default Address City',
  'Default Address Province Code,Default Address Country Code,Default Address Zip',
  'Default Address Phone,Phone,Total Spent,Note,Tags',
].join(',');
const file = (...rows: string[]) => ({ path: 'customers', text: [HEADER, ...rows].join('\n') });
const ROW = `'70123,Mary,Evans,Mary@Test.Example,yes,,12 Row,Flat 3,London,ENG,GB,E1 6AN,'+44 20 7946 0123,,42.00,Likes tea,"VIP, wholesale"`;

beforeEach(async () => {
  await shop.app.orm.em.fork().execute(`delete from users`);
  await shop.app.orm.em.fork().execute(`delete from outbox_emails`);
  await shop.app.orm.em.fork().execute(`delete from newsletter_subscriptions`);
  admin = await anAdmin(shop);
});

const customers = async () => (await shop.client.data(ReadCustomerRows, {}, admin.token)).customers.nodes;
const subscriptions = async () =>
  (await shop.client.data(ListNewsletterSubscribers, {}, admin.token)).newsletterSubscribers.nodes;
const noticesOf = ({ notices }: ShownImport) =>
  notices.map(({ line, column, message }) => [line, column, message]);

test('a file of Shopify’s customers is imported as it is, and nobody gets an email', async () => {
  const checked = await checkFile(shop, admin, file(ROW));
  expect(checked).toMatchObject({ state: 'READY', source: 'Shopify', createdCount: 1 });
  expect(checked.columns?.filter(({ isImported }) => !isImported).map(({ name }) => name)).toEqual([
    'Customer ID',
    'Total Spent',
  ]);
  const done = await importFile(shop, admin, file(ROW));
  expect(await customers()).toMatchObject([
    {
      firstName: 'Mary',
      lastName: 'Evans',
      email: 'mary@test.example',
      phone: '+442079460123',
      address: '12 Row, Flat 3, E1 6AN London, ENG, GB',
      tags: ['vip', 'wholesale'],
      notes: [{ text: 'Likes tea' }],
    },
  ]);
  expect(noticesOf(done)).toEqual([]);
  expect(await subscriptions()).toEqual([
    { email: 'mary@test.example', state: 'SUBSCRIBED', source: 'IMPORT' },
  ]);
  expect(await shop.app.orm.em.fork().execute('select kind from outbox_emails')).toEqual([]);
});

test('who has unsubscribed here stays unsubscribed, and no file unsubscribes anyone', async () => {
  await importFile(shop, admin, file(ROW));
  expect(await importFile(shop, admin, file(ROW.replace(',yes,', ',no,')))).toMatchObject({
    changedCount: 0,
  });
  expect(await subscriptions()).toMatchObject([{ state: 'SUBSCRIBED' }]);
  await shop.app.orm.em.fork().execute('update newsletter_subscriptions set unsubscribed_at = now()');
  const done = await importFile(shop, admin, file(ROW));
  expect(done).toMatchObject({ changedCount: 0 });
  expect(noticesOf(done)).toEqual([
    [2, 'Accepts Email Marketing', 'They have unsubscribed in this shop, and stay unsubscribed.'],
  ]);
  expect(await subscriptions()).toMatchObject([{ state: 'UNSUBSCRIBED' }]);
});

test('the consent of an erased customer is erased', async () => {
  await importFile(shop, admin, file(ROW));
  const [mary] = await customers();
  const erased = { id: mary?.id ?? '', email: 'mary@test.example' };
  expect(await shop.client.payload(EraseCustomer, erased, admin.token)).toMatchObject({ userErrors: [] });
  expect(await subscriptions()).toEqual([]);
});

test('an account that anyone may have opened with the email does not see the consent', async () => {
  const mary = await aCustomer(shop, 'Mary Evans');
  await importFile(shop, admin, file(ROW.replace('Mary@Test.Example', mary.email)));
  expect(await subscriptions()).toMatchObject([{ email: mary.email, state: 'SUBSCRIBED' }]);
  const rows = await shop.app.orm.em.fork().execute('select user_id from newsletter_subscriptions');
  expect(rows).toEqual([{ user_id: null }]);
});

test.each([
  [
    'report',
    'Name,Username,"Last Active","Sign Up",Email,Orders,"Total Spend",AOV,"Country / Region",City,Region,"Postal Code"',
    '"Mary Ann Evans",mary,,,Mary@Test.Example,2,42,21,GB,London,ENG,"E1 6AN"',
    { phone: null, address: 'E1 6AN London, ENG, GB' },
  ],
  [
    'plugins',
    'ID,user_login,user_email,first_name,last_name,billing_company,billing_phone,billing_address_1,billing_city,billing_postcode,billing_country',
    '7,mary,mary@test.example,Mary Ann,Evans,Middlemarch Ltd,+44 20 7946 0123,12 Row,London,E1 6AN,GB',
    { phone: '+442079460123', address: 'Middlemarch Ltd, 12 Row, E1 6AN London, GB' },
  ],
])('customers of WooCommerce, as in the file of its %s', async (_what, header, row, expected) => {
  const text = [header, row].join('\n');
  expect(await checkFile(shop, admin, { path: 'customers', text })).toMatchObject({ source: 'WooCommerce' });
  await importFile(shop, admin, { path: 'customers', text });
  expect(await customers()).toMatchObject([
    { firstName: 'Mary Ann', lastName: 'Evans', email: 'mary@test.example', ...expected },
  ]);
  expect(await subscriptions()).toEqual([]);
});

test('importing it again changes nothing, and what has changed here stays', async () => {
  await importFile(shop, admin, file(ROW));
  await shop.app.orm.em
    .fork()
    .execute(`update users set address = 'Elsewhere' where email = 'mary@test.example'`);
  expect(await importFile(shop, admin, file(ROW))).toMatchObject({ createdCount: 0, changedCount: 0 });
  expect(await customers()).toMatchObject([{ address: 'Elsewhere', notes: [{ text: 'Likes tea' }] }]);
  const more = await importFile(shop, admin, file(ROW.replace('wholesale', 'press')));
  expect(more.entries.map(({ column, after }) => [column, after])).toEqual([
    ['Tags', 'press; vip; wholesale'],
  ]);
});

test('what can’t be imported is named, and does not stop the others', async () => {
  const ada = await aCustomer(shop, 'Ada Lovelace');
  const done = await importFile(
    shop,
    admin,
    file(
      ROW,
      `,,,,no,,,,,,,,,'+49301234567,,,`,
      `,,,anna.k@test.example,no,,,,,,,,ring twice,,,,${'x'.repeat(41)}`,
      `,Grace,Hopper,${admin.email},no,,,,,,,,,,,,`,
      `,Ada,Byron,${ada.email},no,,,,,,,,,,,,`,
    ),
  );
  expect(done).toMatchObject({ state: 'DONE', createdCount: 2, changedCount: 0 });
  expect(noticesOf(done).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [3, 'Email', '1 customer has no email, and can’t be imported.'],
    [4, 'First Name', '1 customer has no name. The beginning of the email is imported instead.'],
    [4, 'Default Address Phone', 'Not imported: this is no phone number.'],
    [4, 'Tags', 'Not imported: it is longer than 40 characters.'],
    [5, 'Email', 'This is the email of a staff member. An import can’t change staff.'],
  ]);
  const names = (await customers()).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  expect(names.sort()).toEqual(['Ada Lovelace', 'Mary Evans', 'anna.k']);
});
