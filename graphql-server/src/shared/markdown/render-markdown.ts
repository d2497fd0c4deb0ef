import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Pictures would be loaded from other hosts, and HTML in a text is shown as it was typed. */
const withoutPicturesAndHtml = { disable: { null: ['labelStartImage', 'htmlFlow', 'htmlText'] } };

/**
 * A text in Markdown (CommonMark with tables) as HTML that is safe to show. Headings begin at the second
 * level, because the page has one of its own, and skip none, whatever their author begins with. A link leads
 * to another page of the shop, to a website or to an email; one with another protocol, or with none before a
 * host, leads nowhere.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text, {
    extensions: [withoutPicturesAndHtml, gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const levels = [...new Set(Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level)))].sort();
  // Whatever looks like a tag now was written by micromark: it has escaped all others, and quotes in
  // attributes, too.
  return html
    .replaceAll(
      /<(\/?)h([1-6])>/g,
      (_tag, slash, level) => `<${slash}h${Math.min(6, levels.indexOf(Number(level)) + 2)}>`,
    )
    .replaceAll(/(<a href=")(?!https?:|mailto:)(?:[a-z][a-z\d+.-]*:|\/\/)[^"]*/gi, '$1');
}
