import { beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../../../test/describe-shop.ts';
import { ReadCustomerRows, type ShownImport } from '../../../../test/documents.generated.ts';
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
  admin = await anAdmin(shop);
});

const customers = async () => (await shop.client.data(ReadCustomerRows, {}, admin.token)).customers.nodes;
const noticesOf = ({ notices }: ShownImport) =>
  notices.map(({ line, column, message }) => [line, column, message]);

test('a file of Shopify’s customers is imported as it is, and nobody gets an email', async () => {
  const checked = await checkFile(shop, admin, file(ROW));
  expect(checked).toMatchObject({ state: 'READY', source: 'Shopify', createdCount: 1 });
  expect(checked.columns?.filter(({ isImported }) => !isImported).map(({ name }) => name)).toEqual([
    'Customer ID',
    'Accepts Email Marketing',
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
  expect(noticesOf(done)).toEqual([
    [2, null, '1 customer accepts marketing. The newsletter’s subscriptions are not imported.'],
  ]);
  expect(await shop.app.orm.em.fork().execute('select kind from outbox_emails')).toEqual([]);
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
    [2, null, '1 customer accepts marketing. The newsletter’s subscriptions are not imported.'],
    [3, 'Email', '1 customer has no email, and can’t be imported.'],
    [4, 'First Name', '1 customer has no name. The beginning of the email is imported instead.'],
    [4, 'Default Address Phone', 'Not imported: this is no phone number.'],
    [4, 'Tags', 'Not imported: it is longer than 40 characters.'],
    [5, 'Email', 'This is the email of a staff member. An import can’t change staff.'],
  ]);
  const names = (await customers()).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  expect(names.sort()).toEqual(['Ada Lovelace', 'Mary Evans', 'anna.k']);
});
