import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../shared/markdown/render-markdown.ts';
import { sectionsSchema } from '../sections/section-rules.ts';
import type { Section } from '../sections/section.ts';
import { atomFeed } from './atom-feed.ts';
import type { Post } from './post.ts';

const sections = sectionsSchema.parse([
  { kind: 'RICH_TEXT', title: 'Leaf', text: 'Green & **good**, <script>' },
  { kind: 'FAQ', items: [{ title: 'Hot?', text: 'No.' }] },
]) as Section[];

const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  handle: id,
  title: `Title of ${id}`,
  seoTitle: '',
  seoDescription: '',
  author: '',
  tags: [],
  excerpt: '',
  datedAt: new Date('2026-11-01T10:00:00Z'),
  publishedAt: new Date('2026-11-02T10:00:00Z'),
  picture: null,
  sections: [],
  ...more,
});

const sources = [320, 640].map((width) => ({ url: `/assets/a-${width}.webp`, width }));
const picture = { url: '/assets/a-640.webp', width: 640, height: 480, sources };
const pictureAt = (url: string) => (url === picture.url ? picture : null);

const feedOf = (...posts: Post[]) =>
  atomFeed({
    shopName: 'Tea & Co',
    baseUrl: 'https://shop.example',
    posts,
    render: async (text) => renderMarkdown(text, pictureAt),
    now: new Date('2026-11-29T10:00:00Z'),
  });

/** The contents of the elements with this name, in order. */
const contentsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, content]) => content);
const entriesOf = (xml: string) => xml.match(/<entry>[^]*?<\/entry>/g) ?? [];

test('a feed has what RFC 4287 requires: id, title, time, author, and a link to itself', async () => {
  const xml = await feedOf();
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
  );
  expect(contentsOf(xml, 'id')).toEqual(['https://shop.example/blog']);
  expect(contentsOf(xml, 'title')).toEqual(['Tea &amp; Co']);
  expect(contentsOf(xml, 'name')).toEqual(['Tea &amp; Co']);
  expect(contentsOf(xml, 'updated')).toEqual(['2026-11-29T10:00:00.000Z']);
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://shop.example/blog/feed.atom" />',
  );
  expect(entriesOf(xml)).toEqual([]);
});

test('its time is that of the latest publication', async () => {
  const publishedAt = new Date('2026-11-20T10:00:00Z');
  const xml = await feedOf(post('new'), post('old', { publishedAt }));
  expect(contentsOf(xml, 'updated')[0]).toBe(publishedAt.toISOString());
});

test('each entry has an id of its own, a title, both times, a link and its words', async () => {
  const [full = '', plain = ''] = entriesOf(
    await feedOf(
      post('full', { author: 'Ada', tags: ['green tea'], excerpt: 'In <short>.', sections }),
      post('plain'),
    ),
  );
  expect(contentsOf(full, 'id')).toEqual(['urn:uuid:full']);
  expect(contentsOf(full, 'title')).toEqual(['Title of full']);
  expect(contentsOf(full, 'published')).toEqual(['2026-11-01T10:00:00.000Z']);
  expect(contentsOf(full, 'updated')).toEqual(['2026-11-02T10:00:00.000Z']);
  expect(full).toContain('<link rel="alternate" type="text/html" href="https://shop.example/blog/full" />');
  expect(contentsOf(full, 'name')).toEqual(['Ada']);
  expect(full).toContain('<category term="green tea" />');
  expect(contentsOf(full, 'summary')).toEqual(['In &lt;short&gt;.']);
  const [content = ''] = contentsOf(full, 'content');
  // HTML within XML is escaped once more.
  expect(content).toContain('&lt;h2&gt;Leaf&lt;/h2&gt;');
  expect(content).toContain('&lt;strong&gt;good&lt;/strong&gt;, &amp;lt;script&amp;gt;');
  expect(content).toContain('&lt;p&gt;No.&lt;/p&gt;');
  expect(plain).not.toMatch(/<(author|category|summary)|rel="enclosure"/);
});

test('an entry has the pictures of its sections and texts, and links, with absolute URLs', async () => {
  const leaf = { ...picture, alt: 'A "leaf", /large/' };
  const elsewhere = { ...leaf, url: 'https://cdn.example/b.webp' };
  const words = '![Cup, /full/](/assets/a-640.webp) [Shop](/shop) [mail](mailto:a@b.example) src="/x"';
  const [entry = ''] = entriesOf(
    await feedOf(
      post('full', {
        picture: leaf,
        sections: sections.map((section) => ({
          ...section,
          text: words,
          picture: leaf,
          items: section.items.map((item) => ({ ...item, picture: elsewhere })),
        })),
      }),
    ),
  );
  expect(entry).toContain(
    '<link rel="enclosure" type="image/webp" href="https://shop.example/assets/a-640.webp" />',
  );
  const [content = ''] = contentsOf(entry, 'content');
  const shown = content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  expect(shown).toContain(
    '<img src="https://shop.example/assets/a-640.webp" alt="A &quot;leaf&quot;, /large/" width="640" height="480" />',
  );
  expect(shown).toContain('<img src="https://cdn.example/b.webp"');
  expect(shown).toContain(
    'srcset="https://shop.example/assets/a-320.webp 320w, https://shop.example/assets/a-640.webp 640w"',
  );
  expect(shown).toContain('alt="Cup, /full/"');
  expect(shown).toContain('<a href="https://shop.example/shop">Shop</a>');
  expect(shown).toContain('<a href="mailto:a@b.example">mail</a>');
  expect(shown).toContain('src=&quot;/x&quot;');
});

test('characters that XML can’t have are left out, others stay', async () => {
  const [entry = ''] = entriesOf(await feedOf(post('odd', { title: 'a\u000b\u0001b\uffff 🍵' })));
  expect(contentsOf(entry, 'title')).toEqual(['ab 🍵']);
});
