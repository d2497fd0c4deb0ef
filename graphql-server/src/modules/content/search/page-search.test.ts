import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreatePage,
  DeletePage,
  PublishPage,
  SearchPages,
  SetBlog,
  UpdatePage,
} from '../../../test/documents.generated.ts';
import { anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;
let about: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  await setBlog(true);
  about = await aPage({
    title: 'About us',
    seoDescription: 'A family business from Porto, since 1974',
    sections: [
      { kind: 'RICH_TEXT', title: 'Our workshop', text: 'We make shirts.' },
      { kind: 'RICH_TEXT', title: 'Secret plans', text: '# Takeover', isHidden: true },
    ],
  });
  await aPage({
    title: 'Delivery and shipping',
    sections: [
      { kind: 'RICH_TEXT', title: '', text: 'Free from $100.\n\n## Switzerland\n\nTwo days.\n\n### Islands' },
    ],
  });
  await aPage({
    title: 'Questions',
    sections: [
      { kind: 'FAQ', title: '', items: [{ title: 'Do you offer gift wrapping?', text: 'Yes, for shirts.' }] },
    ],
  });
  await aPage({ title: 'Größentabelle' });
  await aPage({ title: '配送について' });
  await aPage({ kind: 'POST', title: 'How to care for linen', excerpt: 'Wash it cold.', tags: ['care'] });
  await aPage({ kind: 'POST', title: 'Summer in Porto' });
});

const setBlog = (hasBlog: boolean) => shop.client.data(SetBlog, { hasBlog }, admin);

/** A published page or post. @returns its id */
async function aPage(input: object): Promise<string> {
  const created = await shop.client.data(CreatePage, { input: { title: '', ...input } }, admin);
  const id = created.payload.page?.id ?? '';
  await shop.client.data(PublishPage, { id, at: null }, admin);
  return id;
}

const search = async (query: string, first?: number) =>
  (await shop.client.data(SearchPages, { query, first })).searchPages;
const urls = async (query: string) => (await search(query)).map(({ url }) => url);

describe('a search finds pages', () => {
  test.each<[query: string, urls: string[]]>([
    ['about', ['/about-us']],
    ['About us', ['/about-us']],
    ['who are you', []],
    ['workshop', ['/about-us']],
    ['family business', ['/about-us']],
    ['shipping', ['/delivery-and-shipping']],
    ['shipping to switzerland', ['/delivery-and-shipping']],
    ['deliv', ['/delivery-and-shipping']],
    ['islands', ['/delivery-and-shipping']],
    ['gift wrap', ['/questions']],
    ['wrapping gifts', ['/questions']],
    ['grossentabelle', [encodeURI('/großentabelle')]],
    ['Größen', [encodeURI('/großentabelle')]],
    ['配送', [encodeURI('/配送について')]],
    ['linen', ['/blog/how-to-care-for-linen']],
    ['caring for linen', ['/blog/how-to-care-for-linen']],
    ['care', ['/blog/how-to-care-for-linen']],
    // The title counts more than the description.
    ['porto', ['/blog/summer-in-porto', '/about-us']],
    // What only the text mentions is no page about it.
    ['shirts', []],
    ['secret', []],
    ['takeover', []],
    ['the', []],
    ["o'neill & \\ <-> :*", []],
    ['contact', ['/contact']],
    ['order', ['/account/orders']],
  ])('%s', async (query, expected) => {
    expect(await urls(query)).toEqual(expected);
  });

  test('with what they are about', async () => {
    expect(await search('about')).toEqual([
      { title: 'About us', url: '/about-us', excerpt: 'A family business from Porto, since 1974' },
    ]);
    expect(await search('linen')).toMatchObject([{ excerpt: 'Wash it cold.' }]);
    expect(await search('contact')).toEqual([{ title: 'Contact', url: '/contact', excerpt: '' }]);
  });

  test('in one statement, at most as many as asked for', async () => {
    expect(await search('porto', 1)).toHaveLength(1);
    expect(await countStatements(() => search('summer porto'))).toBe(1);
    expect(await countStatements(() => search(' '))).toBe(0);
  });

  test('only what shoppers can see', async () => {
    await shop.client.data(
      UpdatePage,
      { id: about, input: { title: 'Contacts' }, expectedVersion: null },
      admin,
    );
    expect(await urls('about')).toEqual(['/about-us']);
    await shop.client.data(DeletePage, { id: about }, admin);
    expect(await urls('about')).toEqual([]);
    await setBlog(false);
    expect(await urls('linen')).toEqual([]);
  });
});

test.each([
  ['a text that is too long', 'a'.repeat(101), 5],
  ['too many', 'a', 11],
])('%s is a bad request', async (_what, query, first) => {
  const { errors } = await shop.client.graphql(SearchPages.toString(), { query, first });
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});
