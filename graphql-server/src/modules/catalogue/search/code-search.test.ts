import { beforeAll, expect, test } from 'vitest';
import { ListTitles } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  const add = async (title: string, sku: string | null, barcode: string | null, more: object = {}) => {
    const em = shop.app.orm.em.fork();
    const id = await aProduct(em, { title, ...more });
    await em.execute('update product_variants set sku = ?, barcode = ? where product_id = ?', [
      sku,
      barcode,
      id,
    ]);
  };
  await add('Travel Kettle', 'KTL-12', '4006381333931');
  await add('Travel Kettle, large', 'KTL-120', '4006381333948');
  await add('Adapter KTL-1 for kettles', null, null);
  await add('Secret Kettle', 'KTL-19', null, { status: 'DRAFT' });
  await add('USB-C Cable', 'CAB_1%', '0012345');
  await add('Wooden Box', 'CABX1', null);
});

async function search(text: string, staff?: string): Promise<string[]> {
  const filter = { text, ...(staff && { statuses: [] }) };
  const { products } = await shop.client.data(ListTitles, { first: 20, filter, sort: 'FEATURED' }, staff);
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map(({ title }) => title);
}

test.each<[text: string, titles: string[]]>([
  ['KTL-12', ['Travel Kettle']],
  [' ktl-120 ', ['Travel Kettle, large']],
  ['4006381333931', ['Travel Kettle']],
  ['0012345', ['USB-C Cable']],
  ['cab_1%', ['USB-C Cable']],
  ['cab_', ['USB-C Cable']],
  ['usb-c', ['USB-C Cable']],
])('%j finds %j', async (text, titles) => {
  expect(await search(text)).toEqual(titles);
});

test('what only begins with the text comes before products with its words', async () => {
  const titles = await search('ktl-1');
  expect(new Set(titles.slice(0, 2))).toEqual(new Set(['Travel Kettle', 'Travel Kettle, large']));
  expect(titles.slice(2)).toEqual(['Adapter KTL-1 for kettles']);
  expect(new Set(await search('40063813'))).toEqual(new Set(['Travel Kettle', 'Travel Kettle, large']));
});

test('staff find what is not published, shoppers do not', async () => {
  expect(await search('ktl-19')).not.toContain('Secret Kettle');
  expect(await search('ktl-19', admin)).toEqual(['Secret Kettle']);
});
