import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface ThemeFont {
  /** As in `font-family`. */
  family: string;
  isSerif?: boolean;
  /** Its package, `@fontsource-variable/<name>`; without one, the web application has the font itself. */
  package?: string;
  /**
   * The metrics of the font in percent, relative to Arial or, for serifs, to Times New Roman: with them, the
   * system's font takes the same room until this one has loaded. Computed with @capsizecss/metrics 4.
   */
  fallback?: { size: number; ascent: number; descent: number };
}

/** The fonts that merchants choose from. */
export const themeFonts = {
  INTER: { family: 'Inter' },
  POPPINS: { family: 'Poppins' },
  DM_SANS: {
    family: 'DM Sans Variable',
    package: 'dm-sans',
    fallback: { size: 104.5, ascent: 94.9, descent: 29.7 },
  },
  MONTSERRAT: {
    family: 'Montserrat Variable',
    package: 'montserrat',
    fallback: { size: 112.8, ascent: 85.8, descent: 22.2 },
  },
  NUNITO_SANS: {
    family: 'Nunito Sans Variable',
    package: 'nunito-sans',
    fallback: { size: 101.4, ascent: 99.7, descent: 34.8 },
  },
  OPEN_SANS: {
    family: 'Open Sans Variable',
    package: 'open-sans',
    fallback: { size: 105.1, ascent: 101.7, descent: 27.9 },
  },
  ROBOTO: {
    family: 'Roboto Variable',
    package: 'roboto',
    fallback: { size: 99.8, ascent: 93, descent: 24.5 },
  },
  WORK_SANS: {
    family: 'Work Sans Variable',
    package: 'work-sans',
    fallback: { size: 111.9, ascent: 83.1, descent: 21.7 },
  },
  EB_GARAMOND: {
    family: 'EB Garamond Variable',
    isSerif: true,
    package: 'eb-garamond',
    fallback: { size: 94.8, ascent: 106.3, descent: 31.4 },
  },
  LORA: {
    family: 'Lora Variable',
    isSerif: true,
    package: 'lora',
    fallback: { size: 115.2, ascent: 87.3, descent: 23.8 },
  },
  PLAYFAIR_DISPLAY: {
    family: 'Playfair Display Variable',
    isSerif: true,
    package: 'playfair-display',
    fallback: { size: 111.3, ascent: 97.2, descent: 22.6 },
  },
  SOURCE_SERIF: {
    family: 'Source Serif 4 Variable',
    isSerif: true,
    package: 'source-serif-4',
    fallback: { size: 117.9, ascent: 87.9, descent: 28.4 },
  },
} as const satisfies Record<string, ThemeFont>;

export type ThemeFontName = keyof typeof themeFonts;

const { resolve } = createRequire(import.meta.url);

/** The folders with the files of the fonts, by the name that they have in `/fonts/<name>/`. */
export function fontFolders(): Map<string, string> {
  const names = Object.values<ThemeFont>(themeFonts).flatMap((font) => font.package ?? []);
  return new Map(names.map((name) => [name, join(packageOf(name), 'files')]));
}

function packageOf(name: string): string {
  return dirname(resolve(`@fontsource-variable/${name}/package.json`));
}

/** The declarations that a font needs; empty for one that the web application has. */
export function fontFaces(name: ThemeFontName): string {
  const { package: packageName, family, isSerif, fallback }: ThemeFont = themeFonts[name];
  if (!packageName || !fallback) return '';
  const { version } = JSON.parse(readFileSync(join(packageOf(packageName), 'package.json'), 'utf8')) as {
    version: string;
  };
  // One declaration for each range of characters: a browser loads only those that a page needs.
  const faces = readFileSync(join(packageOf(packageName), 'index.css'), 'utf8').replaceAll(
    /url\(\.\/files\/([\w-]+\.woff2)\)/g,
    (_match, file: string) => `url(/fonts/${packageName}/${file}?v=${version})`,
  );
  const system = isSerif ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans'];
  return `${faces}
@font-face {
  font-family: '${family} Fallback';
  src: ${system.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${fallback.size}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}
`;
}

/** The value of `font-family`. */
export function fontStack(name: ThemeFontName): string {
  const { family, isSerif }: ThemeFont = themeFonts[name];
  return `'${family}', '${family} Fallback', ${isSerif ? 'serif' : 'system-ui, sans-serif'}`;
}
