import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  OfferAlternatives,
  ReadCorrectedText,
  SuggestCollections,
  SuggestSearches,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer } from '../../../test/users.ts';

const shop = describeShop();

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  const home = 'Home & Lifestyle';
  await aProduct(em, { title: 'Copper Kettle', category: home, position: 0 });
  await aProduct(em, { title: 'Kettle Bell', category: 'Sports & Outdoor', position: 1 });
  await aProduct(em, { title: 'Navy Hoodie', position: 2 });
  await aProduct(em, { title: 'Brioche Tête', category: 'Pâtisserie', position: 2 });
  await aProduct(em, { title: 'König', position: 2 });
  await aProduct(em, { title: 'Sports Sock', category: 'Sports & Outdoor', position: 3, stock: 0 });
  const popular = await aProduct(em, { title: 'Ceramic Teapot', category: home, position: 4 });
  const order = anOrderInput({ productId: popular, quantity: 2 });
  await anOrder(shop.client, await aCustomer(shop), order);
  await shop.app.jobs.run('search');
  for (const [handle, title, isVisible] of [
    ['presents', 'Presents', true],
    ['small-presents', 'Small presents', true],
    ['secret-presents', 'Secret presents', false],
    ['its-cold', "It's cold", true],
    ['fete', 'Fête d’été', true],
    ['summer', '夏のマウス', true],
  ] as const) {
    await em.execute(
      `insert into collections (id, handle, title, description, is_visible, kind, match, conditions, created_at)
       values (?, ?, ?, '', ?, 'MANUAL', 'ALL', '[]', now())`,
      [newId(), handle, title, isVisible],
    );
  }
});

const suggest = async (query: string, first?: number) =>
  (await shop.client.data(SuggestSearches, { query, first })).searchSuggestions;
const offer = async (query: string, first?: number) =>
  (await shop.client.data(OfferAlternatives, { query, first })).searchAlternatives;

const titlesOf = (products: { title: string }[]) => products.map(({ title }) => title);

describe('suggestions', () => {
  test.each([
    ['ke', ['Copper Kettle', 'Kettle Bell']],
    ['kettl', ['Copper Kettle', 'Kettle Bell']],
    ['navy ho', ['Navy Hoodie']],
    ['sports s', ['Sports Sock', 'Kettle Bell']],
    ['ketle', ['Copper Kettle', 'Kettle Bell']],
    ['brioche têt', ['Brioche Tête']],
    ['tet', ['Brioche Tête']],
    ['xyzzy', []],
    ['', []],
    ['  ', []],
  ])('of products for “%s”', async (query, titles) => {
    expect(titlesOf((await suggest(query)).products)).toEqual(titles);
  });

  test.each([
    ['spo', ['sports & outdoor']],
    ['home life', ['home & lifestyle']],
    ['patis', ['pâtisserie']],
    ['kettle', []],
  ])('of categories for “%s”', async (query, slugs) => {
    expect((await suggest(query)).categories.map(({ slug }) => slug)).toEqual(slugs);
  });

  test.each([
    ['kett', ['kettle']],
    ['copper kett', ['copper kettle']],
    ['brioche tet', ['brioche tête']],
    ['kö', ['könig']],
    ['ko', ['könig']],
    ['koe', ['könig']],
    ['k', []],
    ['%', []],
  ])('of texts for “%s”', async (query, texts) => {
    expect((await suggest(query)).texts).toEqual(texts);
  });

  test.each([
    ['present', ['presents', 'small-presents']],
    ['sma pres', ['small-presents']],
    ['secret', []],
    ['and the', []],
    ["it's", ['its-cold']],
    ['fet', ['fete']],
    ['été', ['fete']],
    ['マウス', ['summer']],
    ['fete ゛', ['fete']],
    ['fete \u0301', ['fete']],
    ['゛', []],
    ['', []],
  ])('of collections for “%s”', async (query, handles) => {
    const { searchSuggestions } = await shop.client.data(SuggestCollections, { query });
    expect(searchSuggestions.collections.map(({ handle }) => handle)).toEqual(handles);
  });

  test('are limited to the requested number', async () => {
    expect((await suggest('kettle', 1)).products).toHaveLength(1);
  });

  test('take five statements', async () => {
    expect(await countStatements(() => suggest('kettle'))).toBe(5);
  });
});

describe('alternatives', () => {
  test('are near words, nearest first, and the best sellers in stock', async () => {
    expect(await offer('ketttel', 2)).toEqual({
      nearWords: ['kettle'],
      popularProducts: [{ title: 'Ceramic Teapot' }, { title: 'Copper Kettle' }],
    });
    expect(titlesOf((await offer('x')).popularProducts)).not.toContain('Sports Sock');
  });
});

test.each([
  [SuggestSearches, { query: 'x'.repeat(101) }],
  [SuggestSearches, { query: 'x', first: 0 }],
  [SuggestSearches, { query: 'x', first: 11 }],
  [OfferAlternatives, { query: 'x'.repeat(101) }],
  [OfferAlternatives, { query: 'x', first: 11 }],
])('%s rejects %j', async (document, variables) => {
  const { errors } = await shop.client.graphql(document.toString(), variables);
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

test('a list reports the text that it is for, if that was corrected', async () => {
  const correctedOf = async (text: string | null) =>
    (await shop.client.data(ReadCorrectedText, { text })).products.correctedText;
  expect(await correctedOf('cooper ketle')).toBe('copper kettle');
  expect(await correctedOf('kettle')).toBeNull();
  expect(await correctedOf(null)).toBeNull();
});
