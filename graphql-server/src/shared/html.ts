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
