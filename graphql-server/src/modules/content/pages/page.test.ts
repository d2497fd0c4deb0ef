import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { DAY, MINUTE, SECOND } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateCollection,
  CreatePage,
  DeleteCollection,
  DeletePage,
  type PageResult,
  ListPageDrafts,
  PublishPage,
  ReadPage,
  ReadPageDraft,
  ReadPagePreview,
  ReplacePreviewLink,
  RestorePage,
  RestorePageVersion,
  CancelPublication,
  UnpublishPage,
  UpdateHeroSlides,
  UpdatePage,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { aPicture, uploadAsset } from '../../../test/pictures.ts';
import { anAdmin } from '../../../test/users.ts';
import { aPublishedPage } from './page.fixtures.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});

type Draft = NonNullable<PageResult['page']>;
let pagesMade = 0;

const create = async (input: object = {}) => {
  pagesMade += 1;
  return (await shop.client.data(CreatePage, { input: { title: `Page ${pagesMade}`, ...input } }, admin))
    .payload;
};
const update = async (id: string, input: object, expectedVersion: string | null = null) =>
  (await shop.client.data(UpdatePage, { id, input, expectedVersion }, admin)).payload;
const publish = async (id: string, at: string | null = null) =>
  (await shop.client.data(PublishPage, { id, at }, admin)).payload;
const read = async (handle: string) => (await shop.client.data(ReadPage, { handle })).page;

function pageOf({ page, userErrors }: PageResult): Draft {
  if (!page) throw new Error(JSON.stringify(userErrors));
  return page;
}

const codes = ({ userErrors }: PageResult) => userErrors.map(({ code, field }) => [code, field?.join('.')]);
const text = (title: string, words = 'Words') => ({ kind: 'RICH_TEXT', title, text: words });

describe('a page', () => {
  test('is a draft until it is published, and shows what was published last', async () => {
    const { id, handle } = pageOf(await create({ title: 'Our Tea', sections: [text('First')] }));
    expect(handle).toBe('our-tea');
    expect(await read(handle)).toBeNull();
    expect(pageOf(await publish(id))).toMatchObject({ isPublished: true, hasUnpublishedChanges: false });
    const { sections = [] } = pageOf(await update(id, { title: 'Our Teas' }));
    const [first] = sections;
    const edited = pageOf(
      await update(id, { sections: [{ id: first?.id, ...text('Changed') }, text('Second')] }),
    );
    expect(edited.hasUnpublishedChanges).toBe(true);
    expect(edited.sections[0]?.id).toBe(first?.id);
    expect(await read(handle)).toMatchObject({ title: 'Our Tea', sections: [{ title: 'First' }] });
    await publish(id);
    expect(await read(handle)).toMatchObject({
      title: 'Our Teas',
      sections: [{ title: 'Changed' }, { title: 'Second' }],
    });
  });

  test('can be hidden again, deleted, and restored as a draft', async () => {
    const { id, handle } = pageOf(await create());
    await publish(id);
    await shop.client.data(UnpublishPage, { id }, admin);
    expect(await read(handle)).toBeNull();
    await publish(id);
    await shop.client.data(DeletePage, { id }, admin);
    expect(await read(handle)).toBeNull();
    const { payload } = await shop.client.data(RestorePage, { id }, admin);
    expect(pageOf(payload)).toMatchObject({ handle, isPublished: false });
  });

  test('stays as it is published when the plan to publish its draft is cancelled', async () => {
    const { id, handle } = pageOf(await create({ sections: [text('Now')] }));
    await publish(id);
    await update(id, { sections: [text('Planned')] });
    await publish(id, new Date(shop.clock.now().getTime() + MINUTE).toISOString());
    const { payload } = await shop.client.data(CancelPublication, { id }, admin);
    expect(pageOf(payload)).toMatchObject({ isPublished: true, publishAt: null });
    shop.clock.advance(MINUTE + SECOND);
    await shop.app.jobs.run('publish-pages');
    expect(await read(handle)).toMatchObject({ sections: [{ title: 'Now' }] });
  });

  test('is published by the job when its time has come, with what the draft says then', async () => {
    const { id, handle } = pageOf(await create({ sections: [text('Planned')] }));
    const at = new Date(shop.clock.now().getTime() + MINUTE).toISOString();
    expect(pageOf(await publish(id, at)).publishAt).toBe(at);
    await update(id, { sections: [text('Later')] });
    await shop.app.jobs.run('publish-pages');
    expect(await read(handle)).toBeNull();
    shop.clock.advance(MINUTE + SECOND);
    await shop.app.jobs.run('publish-pages');
    expect(await read(handle)).toMatchObject({ sections: [{ title: 'Later' }] });
  });

  test.each([-SECOND, 800 * DAY])('is not published %i ms from now', async (ms) => {
    const { id } = pageOf(await create());
    const at = new Date(shop.clock.now().getTime() + ms).toISOString();
    expect(codes(await publish(id, at))).toEqual([['INVALID_VALUE', 'at']]);
  });

  test('is not overwritten by somebody who edited an earlier version', async () => {
    const { id, version } = pageOf(await create());
    await update(id, { title: 'Mine' }, version);
    expect(codes(await update(id, { title: 'Theirs' }, version))).toEqual([
      ['VERSION_CHANGED', 'expectedVersion'],
    ]);
  });

  test('has earlier versions, which can become the draft again', async () => {
    const { id } = pageOf(await create({ title: 'Versions', sections: [text('One')] }));
    await publish(id);
    await update(id, { sections: [text('Two')] });
    const { pageDraft } = await shop.client.data(ReadPageDraft, { id }, admin);
    const versions = pageDraft?.versions ?? [];
    expect(versions.map(({ isPublished }) => isPublished)).toEqual([false, true]);
    expect(versions[0]?.authorName).not.toBe(null);
    const versionId = versions[1]?.id ?? '';
    const { payload } = await shop.client.data(RestorePageVersion, { id, versionId }, admin);
    expect(pageOf(payload).sections).toMatchObject([{ title: 'One' }]);
    const unknown = await shop.client.data(RestorePageVersion, { id, versionId: newId() }, admin);
    expect(codes(unknown.payload)).toEqual([['NOT_FOUND', 'versionId']]);
  });

  test('shows its draft to whoever has the preview link, until that is replaced', async () => {
    const { id, previewToken } = pageOf(await create({ title: 'Secret', sections: [text('Shown')] }));
    const preview = async (token: string) => (await shop.client.data(ReadPagePreview, { token })).pagePreview;
    expect(await preview(previewToken)).toEqual({ title: 'Secret', sections: [{ title: 'Shown' }] });
    const { payload } = await shop.client.data(ReplacePreviewLink, { id }, admin);
    expect(await preview(previewToken)).toBeNull();
    expect(await preview(pageOf(payload).previewToken)).toMatchObject({ title: 'Secret' });
  });

  test.each([
    ['cart', 'HANDLE_RESERVED'],
    ['admin', 'HANDLE_RESERVED'],
    ['taken', 'HANDLE_TAKEN'],
    ['Not a handle', 'INVALID_VALUE'],
    ['../etc', 'INVALID_VALUE'],
  ])('with the handle %j is rejected', async (handle, code) => {
    await create({ handle: 'taken' });
    expect(codes(await create({ handle }))).toEqual([[code, 'input.handle']]);
    const { id } = pageOf(await create());
    expect(codes(await update(id, { handle }))).toEqual([[code, 'input.handle']]);
  });

  test('gets another handle than the path or page that its title would give it', async () => {
    expect(pageOf(await create({ title: 'Cart' })).handle).toBe('cart-2');
    expect(pageOf(await create({ title: 'Twins' })).handle).toBe('twins');
    expect(pageOf(await create({ title: 'Twins' })).handle).toBe('twins-2');
    expect(pageOf(await create({ title: '!' })).handle).toMatch(/^page/);
  });
});

describe('the home page', () => {
  test('shows what the shop sells until somebody writes one, which can be neither hidden nor deleted', async () => {
    await aProduct(shop.app.orm.em.fork(), { title: 'Green tea' });
    const before = await read('home');
    expect(before?.sections.map(({ kind }) => kind)).toEqual([
      'CATEGORY_TILES',
      'PRODUCT_LIST',
      'COLLECTIONS',
    ]);
    expect(before?.sections[1]?.products).toContainEqual({ title: 'Green tea' });
    const { body: asset } = await uploadAsset(shop.client, admin, await aPicture('green').png().toBuffer());
    const slide = { caption: 'Spring', title: 'First flush', linkText: 'Taste', linkUrl: '/shop?q=tea' };
    const picture = { assetId: asset._id, alt: 'Tea leaves' };
    const input = { heroSlides: [{ ...slide, picture }] };
    await shop.client.data(UpdateHeroSlides, { input }, admin);
    const withSlides = await read('home');
    expect(withSlides?.sections.slice(1)).toEqual(before?.sections);
    expect(withSlides?.sections[0]).toMatchObject({
      kind: 'HERO',
      items: [{ title: 'First flush', picture, link: { label: 'Taste', url: '/shop?q=tea' } }],
    });

    const other = pageOf(await create());
    expect(codes(await update(other.id, { handle: 'home' }))).toEqual([['HANDLE_RESERVED', 'input.handle']]);
    const { id } = pageOf(await create({ handle: 'home', title: 'Home', sections: [text('Welcome')] }));
    expect(codes(await create({ handle: 'home' }))).toEqual([['HANDLE_TAKEN', 'input.handle']]);
    await publish(id);
    expect(await read('home')).toMatchObject({ sections: [{ title: 'Welcome' }] });
    const { payload } = await shop.client.data(UnpublishPage, { id }, admin);
    expect(codes(payload)).toEqual([['INVALID_VALUE', 'id']]);
    const deletion = await shop.client.data(DeletePage, { id }, admin);
    expect(deletion.payload.userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
    expect(codes(await update(id, { handle: 'start' }))).toEqual([['INVALID_VALUE', 'input.handle']]);
  });
});

describe('the list of drafts', () => {
  const list = async (variables: object) =>
    (await shop.client.data(ListPageDrafts, variables, admin)).pageDrafts;
  const titles = async (variables: object) => (await list(variables)).nodes.map(({ title }) => title);
  const ids = new Map<string, string>();

  beforeAll(async () => {
    for (const title of ['Listed 10', 'Listed 9', 'listed again', 'Other']) {
      ids.set(title, pageOf(await create({ title })).id);
    }
    for (const title of ['Listed one', 'Listed two']) {
      shop.clock.advance(MINUTE);
      await create({ title, kind: 'POST' });
    }
  });

  test('has pages by title, and posts with the newest first', async () => {
    expect(await titles({ search: 'LISTED' })).toEqual(['Listed 9', 'Listed 10', 'listed again']);
    expect(await titles({ search: 'Listed', kind: 'POST' })).toEqual(['Listed two', 'Listed one']);
  });

  test.each(['PAGE', 'POST'])('is read page by page: %s', async (kind) => {
    const all = await list({ kind, search: 'listed' });
    const read: string[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo, totalCount } = await list({ kind, search: 'listed', first: 1, after });
      read.push(...nodes.map(({ title }) => title));
      expect(totalCount).toBe(all.nodes.length);
      after = pageInfo.endCursor ?? null;
      if (!pageInfo.hasNextPage) break;
    }
    expect(read).toEqual(all.nodes.map(({ title }) => title));
  });

  test('begins with the home page, also when it goes on', async () => {
    const [home, ...others] = await titles({});
    expect(home).toBe('Home');
    const first = await list({ first: 1 });
    expect(await titles({ after: first.pageInfo.endCursor })).toEqual(others);
  });

  test('finds titles and handles, and takes wildcards as they are', async () => {
    await update(ids.get('Other') ?? '', { handle: 'elsewhere' });
    expect(await titles({ search: 'ELSEW' })).toEqual(['Other']);
    expect(await titles({ search: 'listed%9' })).toEqual([]);
  });

  test('shows those in a state', async () => {
    await publish(ids.get('Listed 9') ?? '');
    const soon = new Date(shop.clock.now().getTime() + DAY).toISOString();
    await publish(ids.get('Listed 9') ?? '', soon);
    await publish(ids.get('Listed 10') ?? '', soon);
    const search = 'listed';
    expect(await titles({ search, state: 'DRAFT' })).toEqual(['listed again']);
    expect(await titles({ search, state: 'PLANNED' })).toEqual(['Listed 9', 'Listed 10']);
    expect(await titles({ search, state: 'PUBLISHED' })).toEqual(['Listed 9']);
  });
});

describe('a section', () => {
  const shown = async (section: object) => {
    const { id, handle } = pageOf(await create({ sections: [section] }));
    await publish(id);
    return (await read(handle))?.sections ?? [];
  };

  test('that is hidden is left out of the page, and stays in the draft', async () => {
    expect(await shown({ ...text('Hidden'), isHidden: true })).toEqual([]);
  });

  test('shows its Markdown without scripts, and no link that runs one', async () => {
    const [section] = await shown(
      text('Text', '**Bold** <script>alert(1)</script> [x](javascript:alert(1)) [y](data:text/html,x)'),
    );
    expect(section?.html).toContain('<strong>Bold</strong>');
    expect(section?.html).not.toMatch(/<script|javascript:|data:/);
  });

  test('has pictures that are stored, and no others', async () => {
    const { body } = await uploadAsset(shop.client, admin, await aPicture().png().toBuffer());
    const assetId = body._id;
    const section = { kind: 'IMAGE_WITH_TEXT', title: 'Hills' };
    expect(await shown({ ...section, picture: { assetId, alt: 'Tea hills' } })).toMatchObject([
      { picture: { assetId, alt: 'Tea hills' } },
    ]);
    const missing = await create({ sections: [{ ...section, picture: { assetId: newId(), alt: 'None' } }] });
    expect(codes(missing)).toEqual([['INVALID_VALUE', 'input.sections.0.picture']]);
  });

  test('of products lists them, without those before it skips, and none of a deleted collection', async () => {
    const em = shop.app.orm.em.fork();
    const ids = [];
    for (const title of ['Oolong', 'Sencha', 'Assam'])
      ids.push(await aProduct(em, { title, category: 'Tea' }));
    const titles = async (section: object) =>
      (await shown({ kind: 'PRODUCT_LIST', ...section }))[0]?.products.map(({ title }) => title);
    expect(await titles({ productSource: 'PRODUCTS', productIds: [ids[2], newId(), ids[0]] })).toEqual([
      'Assam',
      'Oolong',
    ]);
    const input = { title: 'Teas', kind: 'MANUAL', productIds: ids } as const;
    const { payload } = await shop.client.data(CreateCollection, { input }, admin);
    const collectionId = payload.collection?.id ?? '';
    const source = { productSource: 'COLLECTION', collectionId };
    expect(await titles({ ...source, skip: 1, limit: 1 })).toEqual(['Sencha']);
    await shop.client.data(DeleteCollection, { id: collectionId }, admin);
    expect(await titles(source)).toEqual([]);
  });

  test('that an earlier version of the shop stored has the fields that were added since', async () => {
    await aPublishedPage(shop.app.orm.em.fork(), {
      handle: 'old',
      title: 'Old',
      sections: [{ id: 'old', kind: 'NEWSLETTER', isHidden: false }],
    });
    expect(await read('old')).toMatchObject({ sections: [{ kind: 'NEWSLETTER', limit: 8 }] });
  });

  test('links to what exists, by its present URL', async () => {
    const { id, handle } = pageOf(await create({ title: 'Target' }));
    const link = { label: 'There', kind: 'PAGE', target: id };
    const section = { kind: 'PROMO_PANEL', title: 'Look', link };
    expect((await shown(section))[0]?.link?.url).toBeNull();
    await publish(id);
    expect((await shown(section))[0]?.link?.url).toBe(`/${handle}`);
    await update(id, { handle: 'moved' });
    expect((await shown(section))[0]?.link?.url).toBe('/moved');
  });

  test.each([
    ['RICH_TEXT', { text: '' }, 'text'],
    ['HERO', {}, 'items'],
    ['HERO', { items: [{ title: 'No link' }] }, 'items.0.link'],
    ['RICH_TEXT', { text: 'x', videoUrl: 'https://youtu.be/abc' }, 'videoUrl'],
    ['VIDEO', { title: 'x', videoUrl: 'https://evil.example/video' }, 'videoUrl'],
    ['VIDEO', { title: 'x', videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
    ['PROMO_PANEL', { title: 'x', countdown: 'DATE' }, 'endsAt'],
    ['PRODUCT_LIST', { productSource: 'COLLECTION' }, 'collectionId'],
    ['PRODUCT_LIST', { productSource: 'PRODUCTS' }, 'productIds'],
    ['PRODUCT_LIST', { limit: 13 }, 'limit'],
    ['PRODUCT_LIST', { skip: -1 }, 'skip'],
    ['PROMO_PANEL', { title: 'x', link: { kind: 'URL', target: 'javascript:alert(1)' } }, 'link.target'],
    ['PROMO_PANEL', { title: 'x', link: { kind: 'URL', target: 'data:text/html,x' } }, 'link.target'],
    ['PROMO_PANEL', { title: 'x', link: { kind: 'URL', target: '//evil.example' } }, 'link.target'],
    ['PROMO_PANEL', { title: 'x', link: { kind: 'PAGE', target: 'home' } }, 'link.target'],
    [
      'MOSAIC',
      {
        items: Array.from({ length: 5 }, (_, index) => ({
          title: `${index}`,
          link: { kind: 'URL', target: '/' },
        })),
      },
      'items',
    ],
  ])('%s with %j is rejected', async (kind, fields, field) => {
    const payload = await create({ sections: [{ kind, ...fields }] });
    expect(payload.userErrors.map((error) => error.field?.join('.'))).toEqual([`input.sections.0.${field}`]);
  });

  test('beyond the fiftieth is rejected', async () => {
    const sections = Array.from({ length: 300 }, (_, index) => text(`Section ${index}`));
    expect(codes(await create({ sections }))).toEqual([['INVALID_VALUE', 'input.sections']]);
  });

  test('of a kind that is not known any more is kept, not shown, and can only be hidden or moved', async () => {
    const { id, handle } = pageOf(await create({ sections: [text('Known')] }));
    const unknown = { id: newId(), kind: 'HOLOGRAM', isHidden: false, beam: 7 };
    await shop.app.orm.em
      .fork()
      .getConnection()
      .execute(`update pages set sections = sections || ?::jsonb where id = ?`, [
        JSON.stringify([unknown]),
        id,
      ]);
    const { pageDraft } = await shop.client.data(ReadPageDraft, { id }, admin);
    const sections = pageDraft?.sections ?? [];
    expect(sections[1]).toMatchObject({ id: unknown.id, kind: null });
    const reordered = pageOf(
      await update(id, {
        sections: [
          { id: unknown.id, isHidden: true },
          { id: sections[0]?.id, ...text('Known') },
        ],
      }),
    );
    expect(reordered.sections).toMatchObject([{ id: unknown.id, isHidden: true }, { title: 'Known' }]);
    await publish(id);
    expect((await read(handle))?.sections).toMatchObject([{ title: 'Known' }]);
    const rows = await shop.app.orm.em
      .fork()
      .getConnection()
      .execute(`select sections from pages where id = ?`, [id]);
    expect(JSON.stringify(rows)).toContain('"beam":7');
    expect(codes(await update(id, { sections: [{ id: newId() }] }))).toEqual([
      ['INVALID_VALUE', 'input.sections.0.kind'],
    ]);
  });
});
