import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { ListVariants, type ListVariantsVariables } from '../../../test/documents.generated.ts';
import { anApiKey } from '../../../test/api-keys.ts';
import { anAdmin } from '../../../test/users.ts';
import { newSku, productEditor } from './product-variants.fixtures.ts';

const shop = describeShop();
let admin: string;
let key: string;
let teeId: string;
const [red, blue] = [newSku(), newSku()];

beforeAll(async () => {
  const person = await anAdmin(shop);
  admin = person.token;
  ({ token: key } = await anApiKey(shop, person, ['products:read']));
  teeId = await productEditor(shop, () => admin).added({
    title: 'First Tee',
    variants: [
      { colour: 'Red', size: 'S', sku: red, barcode: '4006381333931' },
      { colour: 'Blue', size: 'S', sku: blue, barcode: '4006381333948' },
    ],
  });
});

const list = async (variables: ListVariantsVariables) =>
  (await shop.client.data(ListVariants, variables, key)).productVariants;

test.each([
  ['an SKU', () => ({ skus: [blue] }), [blue]],
  ['some SKUs, of which one is unknown', () => ({ skus: [blue, red, 'NONE'] }), [blue, red]],
  ['a barcode', () => ({ barcodes: ['4006381333931'] }), [red]],
  ['a barcode and an SKU that differ', () => ({ barcodes: ['4006381333931'], skus: [blue] }), []],
  ['an invalid id', () => ({ ids: ['none'] }), []],
  ['a time in the future', () => ({ updatedFrom: '2999-01-01T00:00:00Z' }), []],
])('variants are found by %s, with their product', async (_, filter, expected) => {
  const { nodes, totalCount } = await list({ filter: filter() });
  expect(nodes.map(({ sku }) => sku).sort()).toEqual([...expected].sort());
  expect(totalCount).toBe(expected.length);
  for (const node of nodes) expect(node).toMatchObject({ product: { id: teeId, title: 'First Tee' } });
});

test('variants are listed page by page', async () => {
  const first = await list({ first: 1 });
  const second = await list({ first: 1, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ sku }) => sku).sort()).toEqual([red, blue].sort());
});
