import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateSearchSynonym,
  DeleteSearchSynonym,
  ListTitles,
  ReadSearchSynonyms,
  UpdateSearchSynonym,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  await aProduct(shop.app.orm.em.fork(), { title: 'Brass Samovar' });
});

const create = async (words: string[]) =>
  (await shop.client.data(CreateSearchSynonym, { input: { words } }, admin)).payload;
const update = async (id: string, words: string[]) =>
  (await shop.client.data(UpdateSearchSynonym, { id, input: { words } }, admin)).payload;
const remove = async (id: string) => (await shop.client.data(DeleteSearchSynonym, { id }, admin)).payload;

async function search(text: string): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { filter: { text } });
  return products.nodes.map(({ title }) => title);
}

test('a search uses a new synonym at once, also a phrase or a misspelled one, and no longer a deleted one', async () => {
  expect(await search('urn')).toEqual([]);
  const { searchSynonym, userErrors } = await create(['  Samovar ', 'urn', 'Tea   Machine', 'percolator']);
  expect(userErrors).toEqual([]);
  expect(searchSynonym?.words).toEqual(['samovar', 'urn', 'tea machine', 'percolator']);
  for (const text of ['urn', 'urns', 'tea machine', 'percollator', 'brass urn']) {
    expect(await search(text)).toEqual(['Brass Samovar']);
  }
  const id = searchSynonym?.id ?? '';
  await update(id, ['samovar', 'boiler']);
  expect(await search('urn')).toEqual([]);
  expect(await search('boiler')).toEqual(['Brass Samovar']);
  expect(await remove(id)).toEqual({ searchSynonymId: id, userErrors: [] });
  expect(await search('boiler')).toEqual([]);
});

test('a group of which no product has a word changes no search', async () => {
  await aProduct(shop.app.orm.em.fork(), { title: 'Steel Bottle' });
  const expectProducts = async () => {
    expect(await search('brass gazebo')).toEqual([]);
    expect(await search('water bottle')).toEqual(['Steel Bottle']);
  };
  await expectProducts();
  await create(['gazebo', 'pavilion']);
  await create(['water bottle', 'drinking bottle']);
  await expectProducts();
  await shop.app.jobs.run('search');
  await expectProducts();
});

test('a word that is only in a synonym of two words is unknown alone', async () => {
  expect(await search('brass bed')).toEqual([]);
  await create(['samovar', 'tea bed']);
  expect(await search('brass bed')).toEqual([]);
});

test('a synonym of two words finds products with both apart, too', async () => {
  await aProduct(shop.app.orm.em.fork(), { title: 'Coffee Capsule Machine' });
  await aProduct(shop.app.orm.em.fork(), { title: 'Copper Percolator' });
  await create(['coffee machine', 'percolator']);
  expect(await search('coffee machine')).toEqual(
    expect.arrayContaining(['Coffee Capsule Machine', 'Copper Percolator']),
  );
});

test('all groups are sorted by their first word, including those of a new shop', async () => {
  await create(['aardvark', 'anteater']);
  const { searchSynonyms } = await shop.client.data(ReadSearchSynonyms, {}, admin);
  expect(searchSynonyms[0]?.words).toEqual(['aardvark', 'anteater']);
  expect(searchSynonyms.map(({ words }) => words)).toContainEqual(['shoe', 'sneaker', 'trainer']);
});

test.each([
  ['a single word', ['shoe']],
  ['the same word twice', ['shoe', ' SHOE']],
  ['no word', ['shoe', '%']],
  ['an empty word', ['shoe', ' ']],
  ['a word that is too long', ['shoe', 'x'.repeat(61)]],
  ['too many words', Array.from({ length: 21 }, (_, index) => `word ${index}`)],
])('rejects %s', async (_what, words) => {
  const { searchSynonym, userErrors } = await create(words);
  expect(searchSynonym).toBeNull();
  expect(userErrors[0]?.field?.slice(0, 2)).toEqual(['input', 'words']);
});

test.each([newId(), 'junk'])('does not find group %s', async (id) => {
  const missing = { code: 'NOT_FOUND', field: ['id'] };
  expect((await update(id, ['shoe', 'boot'])).userErrors).toEqual([missing]);
  expect(await remove(id)).toEqual({ searchSynonymId: null, userErrors: [missing] });
});

test('the maximum is 500 groups', async () => {
  await shop.app.orm.em.fork().execute(`insert into search_synonyms (id, words)
    select gen_random_uuid(), jsonb_build_array('first' || number, 'second' || number)
    from generate_series(1, 500) number`);
  expect((await create(['shoe', 'boot'])).userErrors[0]?.code).toBe('INVALID_VALUE');
});
