import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** DejaVu has Latin, Greek, Cyrillic and more, and a free license. */
export const fontFiles = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

export type FontName = keyof typeof fontFiles;

/** U+25A1, which both fonts have. */
const BOX = '□';

/** The characters of each font: reading them takes longer than writing an invoice. */
export type Characters = Record<FontName, ReadonlySet<number>>;

let characters: Promise<Characters> | undefined;

export function loadCharacters(): Promise<Characters> {
  return (characters ??= readCharacters());
}

async function readCharacters(): Promise<Characters> {
  const { openSync } = await import('fontkit');
  // A file may also be a collection of fonts; these are not.
  const read = (file: string) => new Set((openSync(file) as Font).characterSet);
  return { regular: read(fontFiles.regular), bold: read(fontFiles.bold) };
}

/** PDF/A forbids characters that the font does not have, so they become boxes. The XML has them all. */
export function printable(text: string, inFont: ReadonlySet<number>): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/\s*\n\s*/g, '\n')
      .replace(/[^\S\n\u00a0\u202f]/gu, ' '),
  ]
    .map((character) => {
      if (character === '\n' || inFont.has(character.codePointAt(0) ?? 0)) return character;
      return /[\p{C}\p{M}]/u.test(character) ? '' : BOX;
    })
    .join('');
}
