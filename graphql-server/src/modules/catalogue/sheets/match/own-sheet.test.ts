import { beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../../../test/describe-shop.ts';
import { FindSheetProduct, type ShownImport } from '../../../../test/documents.generated.ts';
import { aProduct } from '../../../../test/factories.ts';
import { anAdmin, type Person } from '../../../../test/users.ts';
import { checkFile, importFile } from '../../../imports/import.fixtures.ts';

const shop = describeShop();
let admin: Person;

const forked = () => shop.app.orm.em.fork();
const fileOf = (...lines: string[]) => ({ path: 'products', text: lines.join('\n') });
const product = async (handle: string) =>
  (await shop.client.data(FindSheetProduct, { handle }, admin.token)).product;
const remarksOf = ({ entries, notices }: ShownImport) =>
  [...entries, ...notices].map(({ line, column, message }) => [line, column, message]);

beforeEach(async () => {
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  await forked().execute('update product_variants set sku = null');
  await forked().execute('delete from product_former_handles');
  admin = await anAdmin(shop);
});

test.each([
  ['titles', ['Title,Price', 'Lamp,30', 'Rug,90']],
  ['handles', ['Handle,Title,Price', 'lamp,Lamp,30', 'rug,Rug,90']],
  ['SKUs', ['SKU;Title;Price', 'L-1;Lamp;30', 'R-1;Rug;90']],
])('importing a file with %s twice creates each product once', async (_, lines) => {
  const file = fileOf(...lines);
  expect(await importFile(shop, admin, file)).toMatchObject({ state: 'DONE', createdCount: 2 });
  expect(await checkFile(shop, admin, file)).toMatchObject({ createdCount: 0, changedCount: 0, entries: [] });
  expect(await product('lamp')).toMatchObject({
    status: 'ACTIVE',
    salePrice: 3000,
    variants: [{ tracksStock: false }],
  });
});

test('a new product without a category is in the category for others, and the check says so', async () => {
  const checked = await checkFile(shop, admin, fileOf('Title,Price', 'Lamp,30', 'Rug,90'));
  expect(remarksOf(checked).filter(([, column]) => column === 'Category')).toEqual([
    [2, 'Category', '2 products have no category and will be in “Other”.'],
  ]);
});

test('rows with the same title are variants of a new product, wherever they are', async () => {
  const file = fileOf('Title,Size,Price,Tags', 'Tee,S,10,cotton', 'Rug,,90,', 'Tee,M,12,');
  expect(await importFile(shop, admin, file)).toMatchObject({ createdCount: 2 });
  const { tags, variants } = (await product('tee')) ?? {};
  expect([tags, variants?.map(({ size, salePrice }) => [size, salePrice])]).toEqual([
    ['cotton'],
    [
      ['S', 1000],
      ['M', 1200],
    ],
  ]);
});

test('rows of a product are read together in a long file, too', async () => {
  const others = Array.from({ length: 300 }, () => ',,1');
  const file = fileOf('Title,Size,Price', 'Tee,S,10', ...others, 'Tee,M,12');
  expect(await checkFile(shop, admin, file)).toMatchObject({ errorCount: 300, createdCount: 1 });
});

test('a product that only its name identifies is changed, and the check asks to compare it', async () => {
  await aProduct(forked(), { title: 'Lamp', salePrice: 3000 });
  const checked = await checkFile(shop, admin, fileOf('Title,Price', 'Lamp,35'));
  expect(checked).toMatchObject({ createdCount: 0, changedCount: 1 });
  expect(remarksOf(checked)).toEqual([
    [2, 'Price', null],
    [
      2,
      'Title',
      'The product with this name is changed, because its row says neither its handle nor one of its SKUs. Please check that it is the same.',
    ],
  ]);
});

test.each([
  ['title', [], ['SKU,Title,Price', 'B-2,Lamp,35']],
  ['title and options', ['M'], ['SKU,Title,Size,Price', 'B-2,Lamp,M,35']],
  ['handle', [], ['SKU,Handle,Price', 'B-2,lamp,35']],
])('an unknown SKU does not replace that of a variant with the same %s', async (_, sizes, lines) => {
  const lamp = await aProduct(forked(), { title: 'Lamp', salePrice: 3000, sizes });
  await forked().execute(`update product_variants set sku = 'A-1' where product_id = ?`, [lamp]);
  const checked = await checkFile(shop, admin, fileOf(...lines));
  expect([checked.state, remarksOf(checked).filter(([, column]) => column === 'SKU')]).toEqual([
    'INVALID',
    [
      [
        2,
        'SKU',
        'This would replace the SKU “A-1”. If that is right, add the column “Product ID”. If it is another product, give it another handle.',
      ],
    ],
  ]);
  const [header = '', row = ''] = lines;
  const withId = fileOf(`Product ID,${header}`, `${lamp},${row}`);
  expect(await checkFile(shop, admin, withId)).toMatchObject({ state: 'READY', changedCount: 1 });
});

const formerHandle =
  'The product that had this handle before is changed, and keeps its present one. Please check that it is the same.';

test.each([
  ['the own sheet', ['Handle,Title,Price', 'lamp,Lamp,35'], [2, 'Handle', formerHandle]],
  ['Shopify', ['URL handle,Title,Price', 'lamp,Lamp,35'], [2, 'URL handle', formerHandle]],
])(
  'a former handle in a file of %s identifies its product, and the check says so',
  async (_, lines, notice) => {
    const id = await aProduct(forked(), { title: 'Lamp', salePrice: 3000 });
    await forked().execute(`update products set handle = 'desk-lamp' where id = ?`, [id]);
    await forked().execute(`insert into product_former_handles (handle, product_id) values ('lamp', ?)`, [
      id,
    ]);
    const done = await importFile(shop, admin, fileOf(...lines));
    expect(done).toMatchObject({ state: 'DONE', createdCount: 0, changedCount: 1 });
    expect(remarksOf(done)).toContainEqual(notice);
    expect(await product('desk-lamp')).toMatchObject({ salePrice: 3500 });
  },
);

test('SKUs and prices change the prices of variants, and everything else stays', async () => {
  const tee = await aProduct(forked(), {
    title: 'Tee',
    sizes: ['S', 'M', 'L'],
    tags: ['cotton'],
    salePrice: 1000,
    stock: 9,
  });
  await forked().execute(`update product_variants set sku = 'T-' || size, weight = 90 where product_id = ?`, [
    tee,
  ]);
  const done = await importFile(shop, admin, fileOf('SKU,Price', 'T-M,12', 'T-L,13.5'));
  expect(done).toMatchObject({ state: 'DONE', changedCount: 1 });
  expect(await product('tee')).toMatchObject({
    tags: ['cotton'],
    variants: [
      { size: 'S', sku: 'T-S', salePrice: 1000, stock: 3 },
      { size: 'M', sku: 'T-M', salePrice: 1200, stock: 3 },
      { size: 'L', sku: 'T-L', salePrice: 1350, stock: 3 },
    ],
  });
});

test('a row that names no product is an error if others do', async () => {
  await aProduct(forked(), { title: 'Lamp', salePrice: 3000 });
  const checked = await checkFile(shop, admin, fileOf('Handle,Price', 'lamp,35', ',40'));
  expect([checked.state, remarksOf(checked)]).toEqual([
    'INVALID',
    [
      [2, 'Price', null],
      [3, 'Title', 'The shop has no such product, and a new one needs a title.'],
    ],
  ]);
});
