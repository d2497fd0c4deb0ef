import { enUsMessages } from './en-us.ts';
import type { Locale } from './locale.ts';
import type { Catalogue } from './message.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķļɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';

/**
 * A language in letters that nobody uses: a sentence of the catalogue has no plain letter in it, so whatever
 * is still in plain letters has not gone through the catalogue, or is what a user has typed.
 */
export const pseudoLocale: Locale = {
  tag: 'en-XA',
  timeZone: () => 'UTC',
  catalogue: Object.fromEntries(
    Object.entries(enUsMessages).map(([key, text]) => [key, `⟦${accent(text)}⟧`]),
  ) as Catalogue,
};

/** The words in plain letters of a text that was said in the pseudo-locale. */
export function plainWords(text: string): string[] {
  return text.match(/[A-Za-z]+/g) ?? [];
}

/** ICU's braces hold parameters, and within those of a plural or select, texts again. */
function accent(text: string): string {
  let depth = 0;
  return [...text]
    .map((letter) => {
      if (letter === '{') depth += 1;
      if (letter === '}') depth -= 1;
      return depth % 2 === 0 ? (accented[plain.indexOf(letter)] ?? letter) : letter;
    })
    .join('');
}
