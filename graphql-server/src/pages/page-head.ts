import { escapeHtml } from '../shared/html.ts';

/** What a page says of itself to search engines and to whoever previews a link to it. */
export interface PageHead {
  title: string;
  description: string;
  /** The one absolute address of the page; null for one that is not to be found by searching. */
  canonical: string | null;
  siteName: string;
  type: 'website' | 'product';
  /** A picture of it at an absolute address, with its size in pixels as far as it is known; or null. */
  image: { url: string; alt: string; size: { width: number; height: number } | null } | null;
  /** Further properties, such as `product:price:amount`. */
  properties: Readonly<Record<string, string>>;
  /** Things as schema.org describes them. */
  structuredData: readonly object[];
}

/** Writes a head as HTML. Everything in it may come from people: nothing of it ends a tag, a value or a script. */
export function renderPageHead(head: PageHead): string {
  const { title, description, canonical, image } = head;
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

/** JSON that no HTML parser finds a tag in: within a script, `</script>` and `<!--` count even inside of strings. */
export function escapeJson(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
