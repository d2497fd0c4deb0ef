/** HTML that is safe to send: everything inserted into it was escaped by `html`. */
export class Html {
  constructor(private readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

type Part = string | number | Html | readonly Html[] | null | false;

/**
 * Writes HTML: html`<p>${text}</p>`. Texts are escaped, Html is inserted as it is, lists are joined, null and
 * false are left out. Attributes must be quoted.
 */
export function html(source: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: source }, ...parts.map(write)));
}

function write(part: Part): string {
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
 * JSON in which an HTML parser finds no tag: within a script, `</script>` and `<!--` count even inside
 * strings.
 */
export function escapeJson(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
