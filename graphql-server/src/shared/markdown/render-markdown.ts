import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** A picture of the shop in a text; `sources` narrowest first. */
export interface TextPicture {
  url: string;
  width: number;
  height: number;
  sources: readonly { url: string; width: number }[];
}

/** HTML in a text is shown as it was typed. */
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };
const withoutPictures = { disable: { null: ['labelStartImage'] } };
/** A sentence without any Markdown, as most texts of a page are; parsing it takes a hundred times longer. */
const PLAIN = /^\p{L}(?:[\p{L}\p{N},.!?%$€’ –-]*[\p{L}\p{N}.!?%])?$/u;
/** A picture as micromark writes it. */
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"((?: title="[^"]*")?) \/>/g;
/** The width of a text in the storefront, for browsers that don't measure it. */
const SIZES = 'auto, (min-width: 660px) 640px, 100vw';

/**
 * A text in Markdown (CommonMark with tables) as HTML that is safe to show. Headings begin at the second
 * level, because the page has one of its own, and skip none, whatever their author begins with. A link leads
 * to another page of the shop, to a website or to an email; one with another protocol, or with none before a
 * host, leads nowhere. Only pictures that `pictureAt` finds are shown: others would be loaded from other
 * hosts, and are links.
 */
export function renderMarkdown(text: string, pictureAt?: (url: string) => TextPicture | null): string {
  if (PLAIN.test(text)) return `<p>${text}</p>`;
  const rendered = micromark(text, {
    extensions: [withoutHtml, ...(pictureAt ? [] : [withoutPictures]), gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const html = pictureAt ? withPictures(rendered, pictureAt) : rendered;
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

function withPictures(html: string, pictureAt: (url: string) => TextPicture | null): string {
  const replacer = (isInLink: boolean) => (_tag: string, url: string, alt: string, title: string) => {
    const picture = pictureAt(url);
    if (picture) return pictureTag(picture, `alt="${alt}"${title}`);
    return isInLink ? alt : `!<a href="${url}"${title}>${alt}</a>`;
  };
  return html
    .replaceAll(/<a [^>]*>.*?<\/a>/gs, (link) => link.replaceAll(PICTURE, replacer(true)))
    .replaceAll(PICTURE, replacer(false));
}

function pictureTag({ url, width, height, sources }: TextPicture, attributes: string): string {
  const srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return (
    `<img src="${url}" srcset="${srcset}" sizes="${SIZES}" width="${width}" height="${height}" ` +
    `${attributes} loading="lazy" />`
  );
}
