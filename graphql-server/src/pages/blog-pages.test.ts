import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPublishedPost } from '../modules/content/pages/page.fixtures.ts';
import { sectionsSchema } from '../modules/content/sections/section-rules.ts';
import type { Section } from '../modules/content/sections/section.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { SetBlog } from '../test/documents.generated.ts';
import { aPicture, uploadAsset } from '../test/pictures.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { anAdmin } from '../test/users.ts';
import { canonicalOf, contentOf, thingOf, titleOf } from './page-head.fixtures.ts';

const ADDRESS = 'https://shop.example';
const FEED = '/blog/feed.atom';

let directory: string;
let shop: TestApp;
let admin: string;

const [text] = sectionsSchema
  .parse([{ kind: 'RICH_TEXT', text: 'Steamed **leaves**.' }])
  .map((section) => ({ ...section, id: 'text' })) as [Section];

const setBlog = (hasBlog: boolean) => shop.client.data(SetBlog, { hasBlog }, admin);
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.client.rest<string>(path, { headers });

beforeAll(async () => {
  directory = aBuiltWeb({ rendering: 'real' });
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: ADDRESS } });
  ({ token: admin } = await anAdmin(shop));
  const em = shop.app.orm.em.fork();
  const postedAt = (day: number) => new Date(Date.UTC(2026, 10, day));
  await aPublishedPost(em, { handle: 'oolong', title: 'On Oolong', postedAt: postedAt(1) });
  await aPublishedPost(em, {
    handle: 'sencha',
    title: 'On Sencha',
    author: 'Ada',
    tags: ['green tea'],
    postedAt: postedAt(2),
    sections: [text],
  });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

describe('with a blog', () => {
  beforeAll(() => setBlog(true));

  test('its page lists the posts, the newest first, and names the feed', async () => {
    const { status, body } = await get('/blog');
    expect(status).toBe(200);
    expect(titleOf(body)).toBe('Blog - My shop');
    expect(canonicalOf(body)).toBe(`${ADDRESS}/blog`);
    expect(body).toContain(
      `<link rel="alternate" type="application/atom+xml" title="My shop" href="${ADDRESS}${FEED}" />`,
    );
    const links = [...body.matchAll(/<h2[^>]*><a[^>]*href="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toEqual(['/blog/sencha', '/blog/oolong']);
  });

  test('the posts with a tag have a page of their own', async () => {
    const { body } = await get('/blog?x=1&tag=Green++Tea');
    expect(titleOf(body)).toBe('Posts tagged “green tea” - My shop');
    expect(canonicalOf(body)).toBe(`${ADDRESS}/blog?tag=green+tea`);
    expect(body).toContain('href="/blog/sencha"');
    expect(body).not.toContain('href="/blog/oolong"');
  });

  test('a post has its text, its neighbours, and data for search engines and link previews', async () => {
    const { status, body } = await get('/blog/sencha');
    expect(status).toBe(200);
    expect(titleOf(body)).toBe('On Sencha - My shop');
    expect(canonicalOf(body)).toBe(`${ADDRESS}/blog/sencha`);
    expect(body).toMatch(/<h1[^>]*>On Sencha<\/h1>/);
    expect(body).toContain('<p>Steamed <strong>leaves</strong>.</p>');
    expect(body).toContain('href="/blog/oolong"');
    expect(contentOf(body, 'description')).toBe('Steamed leaves.');
    expect(contentOf(body, 'og:type')).toBe('article');
    expect(contentOf(body, 'article:published_time')).toBe('2026-11-02T00:00:00.000Z');
    expect(thingOf(body, 'BlogPosting')).toMatchObject({
      headline: 'On Sencha',
      url: `${ADDRESS}/blog/sencha`,
      datePublished: '2026-11-02T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Ada' },
      publisher: { name: 'My shop' },
      keywords: 'green tea',
    });
    expect(thingOf(body, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Blog', item: `${ADDRESS}/blog` }, { name: 'On Sencha' }],
    });
  });

  test('a post has one URL, and one that does not exist is a 404', async () => {
    const moved = await fetch(`${shop.client.address}/blog/Sencha`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/sencha']);
    expect((await get('/blog/none', { accept: 'text/html' })).status).toBe(404);
  });

  test('the feed has the posts, and is sent again only after a change', async () => {
    const { status, headers, body } = await get(FEED);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(body).toMatch(/On Sencha[^]*Steamed[^]*On Oolong/);
    const etag = headers.get('etag') ?? '';
    expect((await get(FEED, { 'if-none-match': etag })).status).toBe(304);
    await aPublishedPost(shop.app.orm.em.fork(), { handle: 'matcha', title: 'Matcha', postedAt: new Date() });
    expect((await get(FEED, { 'if-none-match': etag })).status).toBe(200);
  });

  test('the feed has the pictures of texts', async () => {
    const { body: asset } = await uploadAsset(shop.client, admin, await aPicture().png().toBuffer());
    const sections = [{ ...text, text: `![Tea leaves](${asset.url})` }];
    const post = { handle: 'leaves', title: 'Leaves', postedAt: new Date(), sections };
    await aPublishedPost(shop.app.orm.em.fork(), post);
    const { body } = await get(FEED);
    expect(body).toContain(`&lt;img src=&quot;${ADDRESS}${asset.url}&quot;`);
  });

  test('the sitemap lists the blog and its posts', async () => {
    const { body } = await get('/sitemap.xml');
    for (const path of ['/blog', '/blog/sencha', '/blog/oolong']) {
      expect(body).toContain(`<loc>${ADDRESS}${path}</loc>`);
    }
  });
});

describe('without a blog', () => {
  beforeAll(() => setBlog(false));

  test.each(['/blog', '/blog?tag=green+tea', '/blog/sencha', FEED])('%s is a 404', async (path) => {
    const readers: Record<string, string>[] = [{ accept: 'text/html' }, { authorization: `Bearer ${admin}` }];
    for (const headers of readers) {
      const { status, body } = await get(path, headers);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toMatch(/blog|sencha/i);
    }
  });

  test('no page and no sitemap mentions it', async () => {
    for (const path of ['/', '/sitemap.xml', '/robots.txt']) {
      expect((await get(path)).body).not.toMatch(/\/blog/);
    }
  });
});
