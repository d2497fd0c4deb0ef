import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../shared/time/duration.ts';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreatePage,
  DeletePage,
  ListPostDrafts,
  type PageResult,
  PublishPage,
  ReadMenus,
  ReadPage,
  ReadPost,
  ReadPosts,
  RestorePage,
  RestorePageVersion,
  ListPageDrafts,
  SetBlog,
  UnpublishPage,
  UpdateMenu,
  UpdatePage,
} from '../../../test/documents.generated.ts';
import { anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  await setBlog(true);
});

const setBlog = (hasBlog: boolean) => shop.client.data(SetBlog, { hasBlog }, admin);
const create = async (input: object = {}) => {
  const post = { kind: 'POST' as const, title: 'A post', ...input };
  return (await shop.client.data(CreatePage, { input: post }, admin)).payload;
};
const update = async (id: string, input: object) =>
  (await shop.client.data(UpdatePage, { id, input, expectedVersion: null }, admin)).payload;
const publish = async (id: string, at: string | null = null) =>
  (await shop.client.data(PublishPage, { id, at }, admin)).payload;
const read = async (handle: string) => (await shop.client.data(ReadPost, { handle })).post;
const list = async (variables: object = {}) => (await shop.client.data(ReadPosts, variables)).posts;
const handles = async (variables: object = {}) => (await list(variables))?.nodes.map(({ handle }) => handle);
const codes = ({ userErrors }: PageResult) => userErrors.map(({ code, field }) => [code, field?.join('.')]);

function pageOf({ page, userErrors }: PageResult) {
  if (!page) throw new Error(JSON.stringify(userErrors));
  return page;
}

/** A published post. @returns its id */
async function aPost(input: object): Promise<string> {
  const { id } = pageOf(await create(input));
  await publish(id);
  return id;
}

describe('a post', () => {
  test('is a page with author, tags, excerpt and the date of its first publication', async () => {
    const sections = [{ kind: 'RICH_TEXT', text: 'Steamed, not **roasted**.' }];
    const details = { author: 'Ada', tags: ['Green  Tea', 'green tea', 'Japan'], excerpt: 'In short.' };
    const { id } = pageOf(await create({ title: 'On Sencha', sections, ...details }));
    expect(await read('on-sencha')).toBeNull();
    const first = shop.clock.now().toISOString();
    expect(pageOf(await publish(id))).toMatchObject({ kind: 'POST', hasUnpublishedChanges: false });
    expect(await read('on-sencha')).toMatchObject({
      title: 'On Sencha',
      author: 'Ada',
      tags: ['green tea', 'japan'],
      excerpt: 'In short.',
      datedAt: first,
      publishedAt: first,
      sections: [{ html: '<p>Steamed, not <strong>roasted</strong>.</p>' }],
    });
    // It is no page of the merchant.
    expect((await shop.client.data(ReadPage, { handle: 'on-sencha' })).page).toBeNull();

    shop.clock.advance(MINUTE);
    expect(pageOf(await update(id, { excerpt: 'Longer.' })).hasUnpublishedChanges).toBe(true);
    expect((await read('on-sencha'))?.excerpt).toBe('In short.');
    await publish(id);
    const republished = await read('on-sencha');
    expect(republished).toMatchObject({ excerpt: 'Longer.', datedAt: first });
    expect(republished?.publishedAt).not.toBe(first);

    const datedAt = '2020-02-02T10:00:00.000Z';
    await update(id, { datedAt });
    await publish(id);
    expect((await read('on-sencha'))?.datedAt).toBe(datedAt);
    await shop.client.data(UnpublishPage, { id }, admin);
    expect(await read('on-sencha')).toBeNull();
  });

  test('is published by the job when its time has come, and has that date', async () => {
    const { id, handle } = pageOf(await create({ title: 'Planned' }));
    await publish(id, new Date(shop.clock.now().getTime() + MINUTE).toISOString());
    shop.clock.advance(MINUTE + SECOND);
    await shop.app.jobs.run('publish-pages');
    expect((await read(handle))?.datedAt).toBe(shop.clock.now().toISOString());
  });

  test('has versions with all that is its own', async () => {
    const { id } = pageOf(
      await create({ title: 'Versions', author: 'Ada', datedAt: '2020-02-02T10:00:00Z' }),
    );
    await update(id, { author: 'Grace', datedAt: null });
    const { pageDrafts } = await shop.client.data(ListPageDrafts, { kind: 'POST' }, admin);
    const versions = pageDrafts.find((draft) => draft.id === id)?.versions ?? [];
    const versionId = versions.at(-1)?.id ?? '';
    const { payload } = await shop.client.data(RestorePageVersion, { id, versionId }, admin);
    expect(pageOf(payload)).toMatchObject({ author: 'Ada', datedAt: '2020-02-02T10:00:00.000Z' });
  });

  test('may have the handle of a page, of the home page and of the shop itself, but not of another post', async () => {
    const page = { title: 'Our Tea', handle: 'our-tea' };
    expect(codes(await create({ ...page, kind: 'PAGE' }))).toEqual([]);
    expect(codes(await create(page))).toEqual([]);
    expect(codes(await create(page))).toEqual([['HANDLE_TAKEN', 'input.handle']]);
    expect(codes(await create({ title: 'Cart', handle: 'cart' }))).toEqual([]);
    const home = pageOf(await create({ title: 'Home', handle: 'home' }));
    await publish(home.id);
    const hidden = (await shop.client.data(UnpublishPage, { id: home.id }, admin)).payload;
    expect(codes(hidden)).toEqual([]);
    await shop.client.data(DeletePage, { id: home.id }, admin);
    await create({ title: 'Home', handle: 'home' });
    const { payload } = await shop.client.data(RestorePage, { id: home.id }, admin);
    expect(pageOf(payload)).toMatchObject({ kind: 'POST', handle: 'home-2' });
  });

  test.each([
    [{ author: 'x'.repeat(101) }, 'input.author'],
    [{ excerpt: 'x'.repeat(321) }, 'input.excerpt'],
    [{ tags: Array.from({ length: 31 }, (_, index) => `tag ${index}`) }, 'input.tags'],
    [{ tags: ['x'.repeat(41)] }, 'input.tags.0'],
    [{ kind: 'PAGE', author: 'Ada' }, 'input.author'],
    [{ kind: 'PAGE', datedAt: '2020-02-02T10:00:00Z' }, 'input.datedAt'],
  ])('with %j is rejected', async (input, field) => {
    expect(codes(await create(input))).toEqual([['INVALID_VALUE', field]]);
  });

  test('is not among the pages that staff edit', async () => {
    await create({ title: 'Only a post' });
    const drafts = async (kind: 'PAGE' | 'POST') =>
      (await shop.client.data(ListPostDrafts, { kind }, admin)).pageDrafts.map(({ handle }) => handle);
    expect((await drafts('POST'))[0]).toBe('only-a-post');
    expect(await drafts('PAGE')).not.toContain('only-a-post');
  });
});

describe('the blog', () => {
  beforeAll(async () => {
    const at = (days: number) => new Date(Date.UTC(2030, 0, 1) + days * DAY).toISOString();
    for (const [index, title] of ['One', 'Two', 'Three'].entries()) {
      await aPost({ title, datedAt: at(index), tags: title === 'Two' ? ['100%'] : ['Odd ones'] });
    }
  });

  test('lists the newest first, page by page', async () => {
    const first = await list({ first: 2 });
    expect(first?.nodes).toEqual([{ handle: 'three' }, { handle: 'two' }]);
    expect(first?.pageInfo.hasNextPage).toBe(true);
    expect((await handles({ first: 1, after: first?.pageInfo.endCursor }))?.[0]).toBe('one');
  });

  test('lists the posts with a tag', async () => {
    expect(await list({ tag: ' odd  ONES' })).toMatchObject({
      nodes: [{ handle: 'three' }, { handle: 'one' }],
      totalCount: 2,
    });
    expect(await handles({ tag: '100%' })).toEqual(['two']);
    expect(await handles({ tag: 'none' })).toEqual([]);
  });

  test('links each post to those before and after it, with one statement more', async () => {
    expect(await read('two')).toMatchObject({
      previous: { handle: 'one', title: 'One' },
      next: { handle: 'three' },
    });
    expect(await read('three')).toMatchObject({ next: null });
    const get = async () => void (await read('two'));
    expect(await countStatements(get)).toBe(2);
  });

  test('can be a menu’s target', async () => {
    const link = { label: 'Blog', kind: 'BLOG', target: '' } as const;
    const input = { title: '', entries: [{ link }] };
    await shop.client.data(UpdateMenu, { name: 'LEGAL', input, expectedVersion: null }, admin);
    const url = async () =>
      (await shop.client.data(ReadMenus, {})).menus.map(({ entries }) => entries[0]?.link.url);
    expect(await url()).toEqual(['/blog']);
    await setBlog(false);
    expect(await url()).toEqual([null]);
    await setBlog(true);
  });

  test('that is off shows nobody anything, and keeps its posts', async () => {
    await setBlog(false);
    expect(await shop.client.data(ReadPosts, {})).toEqual({ shop: { hasBlog: false }, posts: null });
    expect(await read('two')).toBeNull();
    expect((await shop.client.data(ReadPosts, {}, admin)).posts).toBeNull();
    await setBlog(true);
    expect(await read('two')).not.toBeNull();
  });
});
