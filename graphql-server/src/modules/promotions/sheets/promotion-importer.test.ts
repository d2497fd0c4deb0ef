import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  DeletePromotion,
  ReadImportedPromotions,
  type ShownImport,
} from '../../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { checkFile, importFile } from '../../imports/import.fixtures.ts';
import { aPromotion } from '../promotion.fixtures.ts';

const shop = describeShop();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(() => shop.app.orm.em.fork().execute('delete from promotions'));

/** The columns of Shopify's export, in its order, with a discount of 15% for all. */
const discount = {
  Name: 'SPRING15',
  Value: '-15.0',
  'Value Type': 'percentage',
  Type: 'Amount Off',
  'Discount Class': 'order',
  'Minimum Purchase Requirements': '',
  'Combines with Order Discounts': '',
  'Combines with Product Discounts': '',
  'Combines with Shipping Discounts': '',
  'Customer Selection': 'all',
  Context: '',
  'Times Used In Total': '3',
  'Applies Once Per Customer': '0',
  'Usage Limit Per Code': '',
  Status: 'Active',
  Start: '2026-03-01 12:30:00 +0100',
  End: '',
};
type Columns = Partial<typeof discount>;

const fileOf = (...rows: Columns[]) => ({
  path: 'promotions',
  text: [
    Object.keys(discount),
    ...rows.map((row) => Object.values({ ...discount, ...row }).map((value) => `"${value}"`)),
  ].join('\n'),
});
const importRows = async (...rows: Columns[]) => importFile(shop, admin, fileOf(...rows));
const promotions = async () =>
  (await shop.client.data(ReadImportedPromotions, {}, admin.token)).promotions.nodes;
const imported = async (row: Columns) => {
  const result = await importRows(row);
  return { result, promotion: (await promotions())[0] };
};
const noticesOf = ({ notices }: ShownImport) =>
  notices.map(({ column, after, message }) => [column, after, message]);
const errorsOf = ({ entries }: ShownImport) =>
  entries.flatMap(({ kind, line, column, message }) => (kind === 'ERROR' ? [[line, column, message]] : []));

test('a percentage becomes a promotion with its code, which is reported', async () => {
  const { result, promotion } = await imported({});
  expect(result).toMatchObject({ kind: 'PROMOTIONS', state: 'DONE', createdCount: 1, notices: [] });
  expect(result.entries).toMatchObject([{ kind: 'CREATED', line: 2, subject: 'SPRING15', after: '15%' }]);
  expect(promotion).toEqual({
    title: 'SPRING15',
    code: 'SPRING15',
    kind: 'PERCENT',
    percent: 15,
    amount: null,
    minimum: null,
    startsAt: '2026-03-01T11:30:00.000Z',
    endsAt: null,
    usageLimit: null,
    customerLimit: null,
    combines: false,
    isEnabled: true,
    status: 'ACTIVE',
  });
});

const combined: Columns = {
  'Combines with Order Discounts': 'Yes',
  'Combines with Product Discounts': 'Yes',
};

test.each<[string, Columns, object]>([
  [
    'an amount',
    { Value: '-5.50', 'Value Type': 'fixed_amount' },
    { kind: 'AMOUNT', amount: 550, percent: null },
  ],
  [
    'free shipping',
    { Value: '-100.0', Type: 'Free Shipping', 'Discount Class': 'shipping' },
    { kind: 'FREE_DELIVERY', percent: null },
  ],
  ['a minimum amount', { 'Minimum Purchase Requirements': '50.00' }, { minimum: 5000, isEnabled: true }],
  ['an end', { End: '2027-01-01 00:00:00 -0500' }, { endsAt: '2027-01-01T05:00:00.000Z', status: 'ACTIVE' }],
  ['a later start', { Status: 'Scheduled', Start: '2126-01-01 00:00:00 UTC' }, { status: 'SCHEDULED' }],
  ['once per customer', { 'Applies Once Per Customer': '1' }, { customerLimit: 1 }],
  ['the uses that are left', { 'Usage Limit Per Code': '10' }, { usageLimit: 7 }],
  ['a code in small letters', { Name: 'spring15' }, { title: 'spring15', code: 'SPRING15' }],
  ['a code that is over there', { Status: 'Expired' }, { isEnabled: false, status: 'OFF' }],
  [
    'a code that all others go with',
    { ...combined, 'Combines with Shipping Discounts': 'Yes' },
    { combines: true },
  ],
  [
    'free shipping that all others go with',
    { ...combined, Type: 'Free Shipping', 'Discount Class': 'shipping' },
    { combines: true },
  ],
])('%s is imported as it is', async (_what, row, expected) => {
  const { result, promotion } = await imported(row);
  expect(noticesOf(result)).toEqual([]);
  expect(promotion).toMatchObject(expected);
});

test.each<[string, Columns, (string | null)[]]>([
  [
    'some products',
    { 'Discount Class': 'product' },
    [
      'Discount Class',
      'product',
      'Imported switched off: the file does not say for which products the code is. Please choose them, then switch it on.',
    ],
  ],
  [
    'some customers',
    { 'Customer Selection': 'VIP segment' },
    [
      'Customer Selection',
      'VIP segment',
      'Imported switched off: the file does not say for which customers the code is. Please choose them, then switch it on.',
    ],
  ],
  [
    'a number of items',
    { 'Minimum Purchase Requirements': '3' },
    [
      'Minimum Purchase Requirements',
      '3',
      'Imported switched off: this minimum is not clearly an amount. Please set it, then switch the code on.',
    ],
  ],
])('a code for %s is switched off, because the file does not say all', async (_what, row, notice) => {
  const { result, promotion } = await imported(row);
  expect(noticesOf(result)).toEqual([notice]);
  expect(promotion).toMatchObject({ minimum: null, isEnabled: false });
});

test('a code that only some discounts go with can’t be combined', async () => {
  const { result, promotion } = await imported(combined);
  expect(noticesOf(result)).toEqual([
    [
      'Combines with Order Discounts',
      'Yes',
      'There, the code can be combined with some discounts only. Here it can’t be combined with any.',
    ],
  ]);
  expect(promotion).toMatchObject({ combines: false, isEnabled: true });
});

test.each<[string, Columns, (string | null)[]]>([
  [
    'free units',
    { Type: 'Buy X Get Y', 'Discount Class': 'product' },
    [
      'Type',
      'Buy X Get Y',
      'Not imported: the file does not say how this kind of discount works. Please add it by hand.',
    ],
  ],
  [
    'a discount of an app',
    { 'Value Type': 'app' },
    [
      'Type',
      'Amount Off',
      'Not imported: the file does not say how this kind of discount works. Please add it by hand.',
    ],
  ],
  [
    'a code that is used up',
    { 'Usage Limit Per Code': '3' },
    ['Usage Limit Per Code', '3', 'Not imported: the code has been used as often as it may be.'],
  ],
])('%s is left out', async (_what, row, notice) => {
  const result = await importRows(row, { Name: 'OTHER' });
  expect(result).toMatchObject({ state: 'DONE', createdCount: 1 });
  expect(noticesOf(result)).toEqual([notice]);
  expect(await promotions()).toMatchObject([{ code: 'OTHER' }]);
});

describe('a row', () => {
  test.each<[string, Columns, string, string]>([
    ['half a percent', { Value: '-12.5' }, 'Value', 'A percentage must be a whole number from 1 to 100'],
    ['no number', { Value: 'much' }, 'Value', 'A percentage must be a whole number from 1 to 100'],
    [
      'an amount with too many decimals',
      { Value: '-5.505', 'Value Type': 'fixed_amount' },
      'Value',
      'An amount must be at least the smallest that can be paid, and at most 2147483647',
    ],
    [
      'a code with spaces',
      { Name: 'Spring sale' },
      'Name',
      'A code must have 3 to 30 letters, digits, dashes and underscores',
    ],
    ['an unclear time', { Start: '3/4/2026' }, 'Start', 'This must be a time, such as 2026-03-01 12:30:00.'],
    ['an end before its start', { End: '2026-02-01 00:00:00 UTC' }, 'End', 'The end must be after the start'],
    [
      'an unclear limit',
      { 'Usage Limit Per Code': 'many' },
      'Usage Limit Per Code',
      'A limit must be a whole number from 1 to 1,000,000',
    ],
  ])('with %s is an error', async (_what, row, column, message) => {
    const checked = await checkFile(shop, admin, fileOf(row));
    expect(checked).toMatchObject({ state: 'INVALID', createdCount: 0 });
    expect(errorsOf(checked)).toEqual([[2, column, message]]);
  });

  test('with the code of an earlier row is an error', async () => {
    const checked = await checkFile(shop, admin, fileOf({}, { Name: 'spring15' }));
    expect(errorsOf(checked)).toEqual([[3, 'Name', 'Row 2 has the same code.']]);
  });
});

test('a code that the shop has stays as it is', async () => {
  const exists = [
    'Name',
    'SPRING15',
    'Not imported: the shop has a promotion with this code, which stays as it is.',
  ];
  await aPromotion(shop, admin.token, { title: 'Own', code: 'spring15', percent: 20 });
  const first = await importRows({}, { Name: 'OTHER' });
  expect(first).toMatchObject({ state: 'DONE', createdCount: 1, changedCount: 0 });
  expect(noticesOf(first)).toEqual([exists]);
  const before = await promotions();
  expect(before).toMatchObject([{ code: 'OTHER' }, { title: 'Own', percent: 20 }]);
  const again = await importRows({ Value: '-30.0' }, { Name: 'OTHER', Value: '-30.0' });
  expect(again).toMatchObject({ createdCount: 0, changedCount: 0 });
  expect(await promotions()).toEqual(before);
});

test('the code of a deleted promotion is imported', async () => {
  const id = await aPromotion(shop, admin.token, { code: 'SPRING15' });
  await shop.client.data(DeletePromotion, { id }, admin.token);
  expect(await importRows({})).toMatchObject({ createdCount: 1 });
});

test('a file without a column that limits discounts is rejected', async () => {
  const { path, text } = fileOf({});
  const checked = await checkFile(shop, admin, { path, text: text.replace('Customer Selection', 'Remarks') });
  expect(checked).toMatchObject({ state: 'INVALID', createdCount: 0 });
  expect(errorsOf(checked)).toEqual([
    [1, 'Customer Selection', 'The column “Customer Selection” is missing.'],
  ]);
});
