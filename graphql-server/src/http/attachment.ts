/**
 * The headers of a file from outside: browsers save it under its name. Whatever is in it, and whatever type a
 * browser assumes, no page of the shop shows it, and it is allowed nothing.
 */
export function attachmentHeaders(name: string) {
  return {
    'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
  };
}

/** RFC 8187, 3.2.1 allows fewer characters than a URL. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
