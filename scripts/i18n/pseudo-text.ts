const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARKED = 'ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž';
/** A place of an element in a text (`<0>`, `</0>`, `<1/>`), which is no text itself. */
const ELEMENT = /(<\/?\w+\/?>)/;

/**
 * Writes a text in letters that nobody uses for English: what is left in plain ones on a screen has no
 * translation.
 */
export function pseudoText(text: string): string {
  return text
    .split(ELEMENT)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map(marked).join('')))
    .join('');
}

function marked(letter: string): string {
  const index = PLAIN.indexOf(letter);
  return (index < 0 ? undefined : [...MARKED][index]) ?? letter;
}
