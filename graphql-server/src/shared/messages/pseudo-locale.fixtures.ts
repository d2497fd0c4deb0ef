import { enUsMessages } from './en-us.ts';
import type { Locale } from './locale.ts';
import type { Catalogue } from './message.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķļɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';

/**
 * A fake language without plain letters: text in plain letters has not gone through the catalogue, or a user
 * entered it.
 */
export const pseudoLocale: Locale = {
  tag: 'en-XA',
  timeZone: () => 'UTC',
  catalogue: Object.fromEntries(
    Object.entries(enUsMessages).map(([key, text]) => [key, `⟦${accent(text)}⟧`]),
  ) as Catalogue,
};

/** The words in plain letters of a text in the pseudo-locale. */
export function plainWords(text: string): string[] {
  return text.match(/[A-Za-z]+/g) ?? [];
}

/** ICU's braces contain parameters and, inside those of a plural or select, more text. */
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
