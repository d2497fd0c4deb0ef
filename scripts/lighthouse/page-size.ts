const ROOT = /<div id="root">([^]*)<\/div>\s*<script type="application\/json" id="page-state">/;

/**
 * The number of elements in the root of a server-rendered page, and how many of them are links.
 * @throws Error when the page has no content
 */
export function sizeOf(html: string): { elements: number; links: number } {
  const content = ROOT.exec(html)?.[1];
  if (!content) throw new Error('The page was not rendered by the server.');
  const names = [...content.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name);
  return { elements: names.length, links: names.filter((name) => name === 'a').length };
}
