interface PostText {
  id: number;
  type: 'product' | 'product_variation' | 'attachment' | 'post';
  title?: string;
  /** Further elements. */
  elements?: Readonly<Record<string, string>>;
  meta?: Readonly<Record<string, string>>;
  terms?: readonly (readonly [taxonomy: string, slug: string, name: string])[];
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** A post in an export of WordPress. */
export function aPost({ id, type, title = '', elements = {}, meta = {}, terms = [] }: PostText): string {
  const texts = { title, 'wp:post_id': String(id), 'wp:status': 'publish', ...elements };
  return [
    '<item>',
    ...Object.entries(texts).map(([name, text]) => `<${name}>${cdata(text)}</${name}>`),
    `<wp:post_type>${cdata(type)}</wp:post_type>`,
    ...terms.map(
      ([taxonomy, slug, name]) =>
        `<category domain="${taxonomy}" nicename="${slug}">${cdata(name)}</category>`,
    ),
    ...Object.entries(meta).map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    ),
    '</item>',
  ].join('');
}

/** A file that WordPress exported; each post is a line, and the first one is line 5. */
export function anExport(...posts: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel><title>Old shop</title>',
    '<wp:wxr_version>1.2</wp:wxr_version>',
    ...posts,
    '</channel>',
    '</rss>',
  ].join('\n');
}
