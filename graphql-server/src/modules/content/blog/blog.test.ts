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
  ReadPostPreview,
  ReadPosts,
  ReadPostVersions,
  RestorePage,
  RestorePageVersion,
  SetBlog,
  UnpublishPage,
  UpdateMenu,
  UpdatePage,
} from '../../../test/documents.generated.ts';
import { aPicture, uploadAsset } from '../../../test/pictures.ts';
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

  const words = {
    title: 'Versions',
    seoTitle: 'All versions',
    seoDescription: 'What it was.',
    author: 'Ada',
    tags: ['tea'],
    excerpt: 'In short.',
    datedAt: '2020-02-02T10:00:00.000Z',
  };
  const sections = [{ kind: 'RICH_TEXT', text: '*Old*' }];

  test('has versions with all that it said; a restored one keeps the present URL', async () => {
    const { id } = pageOf(await create({ ...words, sections, handle: 'versions' }));
    await update(id, { author: 'Grace', datedAt: null, handle: 'moved' });
    const { pageDraft } = await shop.client.data(ReadPostVersions, { id }, admin);
    const [now, before] = pageDraft?.versions ?? [];
    expect(now).toMatchObject({ author: 'Grace', datedAt: null, handle: 'moved' });
    expect(before).toMatchObject({ ...words, handle: 'versions', sections: [{ text: '*Old*' }] });
    const versionId = before?.id ?? '';
    const { payload } = await shop.client.data(RestorePageVersion, { id, versionId }, admin);
    expect(pageOf(payload)).toMatchObject({ ...words, handle: 'moved' });
  });

  test('shows all that it says to whoever has the preview link', async () => {
    const { body } = await uploadAsset(shop.client, admin, await aPicture().png().toBuffer());
    const picture = { assetId: body._id, alt: 'Leaves' };
    const leaves = { kind: 'IMAGE_WITH_TEXT', title: 'Leaves', picture };
    const { id, previewToken: token } = pageOf(
      await create({ ...words, sections: [...sections, leaves], datedAt: null }),
    );
    const preview = async () => (await shop.client.data(ReadPostPreview, { token })).pagePreview;
    expect(await preview()).toEqual({
      ...words,
      kind: 'POST',
      datedAt: null,
      picture: { alt: 'Leaves' },
      sections: [{ text: '*Old*' }, { text: '' }],
    });
    const at = new Date(shop.clock.now().getTime() + MINUTE).toISOString();
    await publish(id, at);
    expect(await preview()).toMatchObject({ datedAt: at });
    await update(id, { datedAt: words.datedAt });
    expect(await preview()).toMatchObject({ datedAt: words.datedAt });
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
      (await shop.client.data(ListPostDrafts, { kind }, admin)).pageDrafts.nodes.map(({ handle }) => handle);
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

  test('has posts that menus and sections link to by id, wherever they are', async () => {
    const id = await aPost({ title: 'Linked', handle: 'linked', datedAt: '2001-01-01T00:00:00Z' });
    const pageOfShop = pageOf(await create({ kind: 'PAGE', title: 'Not a post', handle: 'not-a-post' }));
    await publish(pageOfShop.id);
    const link = { label: 'Read', kind: 'POST', target: id } as const;
    const entries = [{ link }, { link: { ...link, target: pageOfShop.id } }];
    await shop.client.data(
      UpdateMenu,
      { name: 'LEGAL', input: { title: '', entries }, expectedVersion: null },
      admin,
    );
    await publish(
      pageOf(await update(pageOfShop.id, { sections: [{ kind: 'PROMO_PANEL', title: 'Read', link }] })).id,
    );
    const urls = async () => [
      ...((await shop.client.data(ReadMenus, {})).menus[0]?.entries.map((entry) => entry.link.url) ?? []),
      (await shop.client.data(ReadPage, { handle: 'not-a-post' })).page?.sections[0]?.link?.url,
    ];
    expect(await urls()).toEqual(['/blog/linked', null, '/blog/linked']);
    await update(id, { handle: 'renamed' });
    expect(await urls()).toEqual(['/blog/renamed', null, '/blog/renamed']);
    const hidden = [null, null, null];
    await setBlog(false);
    expect(await urls()).toEqual(hidden);
    await setBlog(true);
    await shop.client.data(UnpublishPage, { id }, admin);
    expect(await urls()).toEqual(hidden);
    await publish(id);
    await shop.client.data(DeletePage, { id }, admin);
    expect(await urls()).toEqual(hidden);
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
