import { beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatements } from '../../../test/database/count-statements.ts';
import { ReadSizeGuide } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { categoryCalls, type Shelves } from './category.fixtures.ts';

const shop = describeShop();
let admin: string;
let shelves: Shelves;

const { begin, create, update, list, put } = categoryCalls(shop, () => admin);

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});
beforeEach(async () => {
  shelves = await begin();
});

const read = (id: string) => shop.client.data(ReadSizeGuide, { id });
const sizeGuideOf = async (id: string) => (await read(id)).product?.sizeGuide;

/** Adds a product with sizes. */
async function putSized(...place: Parameters<typeof put>): Promise<string> {
  const id = await put(...place);
  await shop.app.orm.em.fork().execute(`update products set sizes = '["S", "M"]' where id = ?`, [id]);
  return id;
}

test('a merchant sets, changes and removes a category’s size guide', async () => {
  const { category } = await create({ label: 'Hats', sizeGuide: 'MENS_TOPS' });
  expect(category?.sizeGuide).toBe('MENS_TOPS');
  const { id = '' } = category ?? {};
  expect((await update(id, { sizeGuide: 'WOMENS_CLOTHES' })).category?.sizeGuide).toBe('WOMENS_CLOTHES');
  expect((await update(id, { label: 'Caps' })).category?.sizeGuide).toBe('WOMENS_CLOTHES');
  expect((await update(id, { sizeGuide: null })).category?.sizeGuide).toBeNull();
  expect((await list()).map(({ sizeGuide }) => sizeGuide)).toEqual(Array(6).fill(null));
});

test('a product has the size guide of its main category or else of a further one, even if that is hidden', async () => {
  const boot = await putSized('Boot', shelves.women, [shelves.shoes]);
  expect(await sizeGuideOf(boot)).toBeNull();
  await update(shelves.shoes.id, { sizeGuide: 'SHOES', isVisible: false });
  expect(await sizeGuideOf(boot)).toBe('SHOES');
  await update(shelves.women.id, { sizeGuide: 'WOMENS_CLOTHES' });
  expect(await sizeGuideOf(boot)).toBe('WOMENS_CLOTHES');
});

test('a product without sizes has no size guide, and none is queried', async () => {
  await update(shelves.bags.id, { sizeGuide: 'WOMENS_CLOTHES' });
  const tote = await put('Tote', shelves.bags);
  expect(await sizeGuideOf(tote)).toBeNull();
  const sized = await putSized('Glove', shelves.bags);
  const [withoutSizes, withSizes] = [
    await countStatements(() => read(tote)),
    await countStatements(() => read(sized)),
  ];
  expect(withSizes - withoutSizes).toBe(1);
});
