/** Elements that are no part of a paragraph. */
const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|table|tbody|thead|tr|td|th|blockquote|pre|hr|section|figure|dl|dt|dd)\b/i;

/**
 * A description of WordPress as HTML. It stores line breaks, of which empty lines separate paragraphs; the
 * export writes them as “\n”, and “\n” as “\\n”.
 */
export function descriptionHtml(text: string): string {
  return text
    .replaceAll(/\r\n?|\\(\\n)|\\n/g, (_, escaped?: string) => escaped ?? '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((part) => (part === '' || BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
