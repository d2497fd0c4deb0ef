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

/** A font with a package of its own. `metrics`: those of its fallback, in this order. */
function packaged(
  name: string,
  metrics: [size: number, ascent: number, descent: number],
  isSerif = false,
): ThemeFont {
  const [size, ascent, descent] = metrics;
  return {
    family: `${name} Variable`,
    isSerif,
    package: name.toLowerCase().replaceAll(' ', '-'),
    fallback: { size, ascent, descent },
  };
}

/** The fonts that merchants choose from. */
export const themeFonts = {
  INTER: { family: 'Inter' },
  POPPINS: { family: 'Poppins' },
  DM_SANS: packaged('DM Sans', [104.5, 94.9, 29.7]),
  MONTSERRAT: packaged('Montserrat', [112.8, 85.8, 22.2]),
  NUNITO_SANS: packaged('Nunito Sans', [101.4, 99.7, 34.8]),
  OPEN_SANS: packaged('Open Sans', [105.1, 101.7, 27.9]),
  ROBOTO: packaged('Roboto', [99.8, 93, 24.5]),
  WORK_SANS: packaged('Work Sans', [111.9, 83.1, 21.7]),
  EB_GARAMOND: packaged('EB Garamond', [94.8, 106.3, 31.4], true),
  LORA: packaged('Lora', [115.2, 87.3, 23.8], true),
  PLAYFAIR_DISPLAY: packaged('Playfair Display', [111.3, 97.2, 22.6], true),
  SOURCE_SERIF: packaged('Source Serif 4', [117.9, 87.9, 28.4], true),
} satisfies Record<string, ThemeFont>;

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
