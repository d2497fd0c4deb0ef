/** HTML that is safe to send: `html` has escaped everything inserted into it. */
export class Html {
  constructor(private readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

type Part = string | number | Html | readonly Html[] | null | false;

/**
 * Creates HTML: html`<p>${text}</p>`. Escapes texts, inserts Html unchanged, joins lists, and omits null and
 * false. Attributes must be quoted.
 */
export function html(source: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: source }, ...parts.map(renderPart)));
}

function renderPart(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object') return part.join('');
  return escapeHtml(String(part));
}

/** Escapes a text for use between tags and within quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * JSON without anything that an HTML parser takes for a tag: in a script, `</script>` and `<!--` count even
 * inside strings.
 */
export function escapeJson(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}

/** XML has no way to write these. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Markup as XML, which parsers reject if it has certain control characters. */
export function validXml(markup: Html): string {
  return markup.toString().replaceAll(NO_XML, '');
}
