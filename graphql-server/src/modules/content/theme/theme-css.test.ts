import { expect, test } from 'vitest';
import { standardTheme, themeSchema } from '../content.settings.ts';
import { contrast } from './contrast.ts';
import { renderTheme, themeCss } from './theme-css.ts';

function tokensOf(css: string): Map<string, string> {
  return new Map(
    Array.from(css.matchAll(/--([a-z-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

const pairs = [
  ['color-accent-text', '#ffffff', 4.5],
  ['color-accent-strong', 'color-on-accent', 4.5],
  ['color-accent-strong-hover', 'color-on-accent', 4.5],
  ['color-promo', 'color-on-promo', 4.5],
  ['color-announcement', 'color-on-announcement', 4.5],
  ['color-footer', 'color-on-footer', 4.5],
  ['color-accent', '#ffffff', 3],
  ['color-promo', '#000000', 3],
] as const;

test.each([
  ['#db4444', '#00ff66', '#000000', '#000000'],
  ['#1b5e20', '#a5d6a7', '#f1f8e9', '#fffde7'],
  ['#8d6e63', '#ffcc80', '#777777', '#767676'],
  ['#2272e8', '#ffffff', '#ff0000', '#808080'],
])(
  'text of the theme %s, %s, %s, %s can be read',
  (primaryColor, promoColor, announcementColor, footerColor) => {
    const theme = {
      ...standardTheme,
      primaryColor,
      promoColor,
      announcementColor,
      footerColor,
      cornerRadius: 8,
    };
    const tokens = tokensOf(themeCss(theme));
    for (const [one, other, min] of pairs) {
      const colours = [one, other].map((name) => tokens.get(name) ?? name);
      expect(contrast(colours[0] ?? '', colours[1] ?? ''), `${one} on ${other}`).toBeGreaterThanOrEqual(min);
    }
    expect(tokens.get('radius')).toBe('8px');
  },
);

test('a font that the web application lacks is declared, with a fallback of the same size', () => {
  const css = themeCss({ ...standardTheme, headingFont: 'LORA' });
  expect(tokensOf(css).get('font-title')).toBe("'Lora Variable', 'Lora Variable Fallback', serif");
  expect(css).toMatch(/url\(\/fonts\/lora\/lora-latin-wght-normal\.woff2\?v=[\d.]+\)/);
  expect(css).toContain("font-family: 'Lora Variable Fallback'");
  expect(themeCss(standardTheme)).not.toContain('@font-face');
});

test('a theme has a URL of its own, which changes with the icon', () => {
  const icon = { assetId: 'a', url: '/assets/a-512.webp', alt: 'Icon', width: 512, height: 512, sources: [] };
  expect(renderTheme(standardTheme).url).toBeNull();
  const urls = [{ logoHeight: 48 }, { icon }, { icon: { ...icon, url: '/assets/b-512.webp' } }].map(
    (change) => renderTheme({ ...standardTheme, ...change }).url,
  );
  expect(new Set(urls).size).toBe(3);
});

test.each([
  [{ primaryColor: '#ffff00' }, 'theme.tooLight'],
  [{ promoColor: '#000033' }, 'theme.tooDark'],
  [{ primaryColor: 'red' }, 'theme.colour'],
  [{ primaryColor: '#db4444;}body{display:none' }, 'theme.colour'],
  [{ cornerRadius: 25 }, 'number.outOfBounds'],
  [{ logoHeight: 23 }, 'number.outOfBounds'],
])('%j is rejected', (change, key) => {
  const issues = themeSchema.partial().safeParse(change).error?.issues ?? [];
  expect(issues.map(({ message }) => (JSON.parse(message) as { key: string }).key)).toEqual([key]);
});
