/** The title of a page's HTML. */
export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** The content of a meta element. */
export const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

/** The canonical URL. */
export const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1];

/** The structured data of a type. */
export function thingOf(html: string, type: string): Record<string, unknown> | undefined {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map((match) => JSON.parse(match[1] ?? '') as Record<string, unknown>)
    .find((thing) => thing['@type'] === type);
}
