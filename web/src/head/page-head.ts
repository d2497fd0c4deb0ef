/** A page's metadata for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's canonical absolute URL; null if it must not be indexed. */
  canonical: string | null;
  siteName: string;
  type: 'website' | 'product' | 'article';
  /** A picture with its absolute URL and its size in pixels, if known; or null. */
  image: { url: string; alt: string; size: { width: number; height: number } | null } | null;
  /** Additional properties, such as `product:price:amount`. */
  properties: Readonly<Record<string, string>>;
  /** The absolute URL of a feed of the page. */
  feed: string | null;
  /** schema.org objects. */
  structuredData: readonly object[];
}

/** Renders a head as HTML. Any text in it may come from users, so everything is escaped. */
export function renderPageHead(head: PageHead): string {
  const { title, description, canonical, image, feed } = head;
  const properties = {
    'og:site_name': head.siteName,
    'og:type': head.type,
    'og:title': title,
    'og:description': description,
    ...(canonical !== null && { 'og:url': canonical }),
    ...(image && {
      'og:image': image.url,
      ...(image.size && {
        'og:image:width': `${image.size.width}`,
        'og:image:height': `${image.size.height}`,
      }),
      'og:image:alt': image.alt,
    }),
    ...head.properties,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    canonical === null
      ? tag('meta', { name: 'robots', content: 'noindex' })
      : tag('link', { rel: 'canonical', href: canonical }),
    feed !== null &&
      tag('link', { rel: 'alternate', type: 'application/atom+xml', title: head.siteName, href: feed }),
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
    ...head.structuredData.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${written.join(' ')} />`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** JSON that contains no HTML tags: inside a script, `</script>` and `<!--` count even in strings. */
function escapeJson(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
