import { html } from '../../../shared/html.ts';
import { renderMarkdown } from '../../../shared/markdown/render-markdown.ts';
import { webLinks } from '../../../shared/web-links.ts';
import type { Post } from './post.ts';

interface Feed {
  /** The shop's name, which is also the author of posts without one. */
  shopName: string;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: string;
  /** The newest first. */
  posts: readonly Post[];
  /** When the feed changed if it has no posts. */
  now: Date;
}

/** XML has no way to write these. */
const INVALID = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The posts as an Atom feed (RFC 4287). */
export function atomFeed({ shopName, baseUrl, posts, now }: Feed): string {
  const blogUrl = baseUrl + webLinks.blog();
  const changes = posts.map(({ publishedAt }) => publishedAt.getTime());
  const updated = posts.length > 0 ? new Date(Math.max(...changes)) : now;
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${baseUrl}/">
    <id>${blogUrl}</id>
    <title>${shopName}</title>
    <updated>${updated.toISOString()}</updated>
    <author><name>${shopName}</name></author>
    <link rel="self" type="application/atom+xml" href="${baseUrl + webLinks.blogFeed()}" />
    <link rel="alternate" type="text/html" href="${blogUrl}" />
    ${posts.map((post) => entry(post, baseUrl))}
  </feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.toString().replaceAll(INVALID, '')}\n`;
}

function entry(post: Post, baseUrl: string) {
  const { id, handle, title, author, tags, excerpt, datedAt, publishedAt } = post;
  return html`<entry>
    <id>urn:uuid:${id}</id>
    <title>${title}</title>
    <published>${datedAt.toISOString()}</published>
    <updated>${publishedAt.toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${baseUrl + webLinks.post(handle)}" />
    ${author !== '' && html`<author><name>${author}</name></author>`}
    ${tags.map((tag) => html`<category term="${tag}" />`)}
    ${excerpt !== '' && html`<summary>${excerpt}</summary>`}
    <content type="html">${wordsOf(post)}</content>
  </entry>`;
}

/** The texts of a post, which feed readers show. */
function wordsOf({ sections }: Post): string {
  const parts = sections.flatMap(({ title, text, items }) => [{ title, text }, ...items]);
  return parts
    .flatMap(({ title, text }) => [
      ...(title === '' ? [] : [html`<h2>${title}</h2>`.toString()]),
      renderMarkdown(text),
    ])
    .join('\n');
}
