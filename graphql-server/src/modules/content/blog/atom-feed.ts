import { html, validXml } from '../../../shared/html.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { contentTypes } from '../../assets/asset.ts';
import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { Post } from './post.ts';

interface Feed {
  /** The shop's name, which is also the author of posts without one. */
  shopName: string;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: string;
  /** The newest first. */
  posts: readonly Post[];
  /** Renders Markdown as HTML that is safe to show. */
  render: (text: string) => Promise<string>;
  /** When the feed changed if it has no posts. */
  now: Date;
}

/** The posts as an Atom feed (RFC 4287). */
export async function atomFeed({ shopName, baseUrl, posts, render, now }: Feed): Promise<string> {
  const blogUrl = baseUrl + webLinks.blog();
  const changes = posts.map(({ publishedAt }) => publishedAt.getTime());
  const updated = posts.length > 0 ? new Date(Math.max(...changes)) : now;
  const contents = await Promise.all(posts.map((post) => contentOf(post, render)));
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${baseUrl}/">
    <id>${blogUrl}</id>
    <title>${shopName}</title>
    <updated>${updated.toISOString()}</updated>
    <author><name>${shopName}</name></author>
    <link rel="self" type="application/atom+xml" href="${baseUrl + webLinks.blogFeed()}" />
    <link rel="alternate" type="text/html" href="${blogUrl}" />
    ${posts.map((post, index) => entry(post, withAbsoluteUrls(contents[index] ?? '', baseUrl), baseUrl))}
  </feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${validXml(feed)}\n`;
}

function entry(post: Post, content: string, baseUrl: string) {
  const { id, handle, title, author, tags, excerpt, datedAt, publishedAt, picture } = post;
  const pictureUrl = picture && new URL(picture.url, baseUrl).href;
  return html`<entry>
    <id>urn:uuid:${id}</id>
    <title>${title}</title>
    <published>${datedAt.toISOString()}</published>
    <updated>${publishedAt.toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${baseUrl + webLinks.post(handle)}" />
    ${pictureUrl && html`<link rel="enclosure" type="${contentTypes.webp}" href="${pictureUrl}" />`}
    ${author !== '' && html`<author><name>${author}</name></author>`}
    ${tags.map((tag) => html`<category term="${tag}" />`)}
    ${excerpt !== '' && html`<summary>${excerpt}</summary>`}
    <content type="html">${content}</content>
  </entry>`;
}

/** The texts and pictures of a post, which feed readers show. */
async function contentOf({ sections }: Post, render: Feed['render']): Promise<string> {
  const parts = sections.flatMap(({ items, ...section }) => [section, ...items]);
  const rendered = await Promise.all(parts.map(({ text }) => render(text)));
  return parts
    .flatMap(({ title, picture }, index) => [
      ...(title === '' ? [] : [html`<h2>${title}</h2>`.toString()]),
      ...(picture ? [pictureTag(picture).toString()] : []),
      rendered[index] ?? '',
    ])
    .join('\n');
}

function pictureTag({ url, alt, width, height }: Picture) {
  return html`<p><img src="${url}" alt="${alt}" width="${width}" height="${height}" /></p>`;
}

/** Feed readers show the HTML on other sites. In it, quotes are only around attributes. */
function withAbsoluteUrls(content: string, baseUrl: string): string {
  return content.replaceAll(/ (?:href|src|srcset)="[^"]*"/g, (attribute) =>
    attribute.replaceAll(/(?<="|, )\//g, `${baseUrl}/`),
  );
}
