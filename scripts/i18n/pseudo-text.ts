const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARKED = 'ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž';
/** An element's placeholder in a text (`<0>`, `</0>`, `<1/>`), which is not text itself. */
const ELEMENT = /(<\/?\w+\/?>)/;

/** Converts a text to the pseudo-locale: plain letters on a screen then show text without a translation. */
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
