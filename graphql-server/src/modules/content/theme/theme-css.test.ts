import { expect, test } from 'vitest';
import { themeSchema } from '../content.settings.ts';
import { contrast } from './contrast.ts';
import { themeCss } from './theme-css.ts';

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
    const theme = { primaryColor, promoColor, announcementColor, footerColor, cornerRadius: 8 };
    const tokens = tokensOf(themeCss(theme));
    for (const [one, other, min] of pairs) {
      const colours = [one, other].map((name) => tokens.get(name) ?? name);
      expect(contrast(colours[0] ?? '', colours[1] ?? ''), `${one} on ${other}`).toBeGreaterThanOrEqual(min);
    }
    expect(tokens.get('radius')).toBe('8px');
  },
);

test.each([
  [{ primaryColor: '#ffff00' }, 'theme.tooLight'],
  [{ promoColor: '#000033' }, 'theme.tooDark'],
  [{ primaryColor: 'red' }, 'theme.colour'],
  [{ primaryColor: '#db4444;}body{display:none' }, 'theme.colour'],
  [{ cornerRadius: 25 }, 'number.outOfBounds'],
])('%j is rejected', (change, key) => {
  const issues = themeSchema.partial().safeParse(change).error?.issues ?? [];
  expect(issues.map(({ message }) => (JSON.parse(message) as { key: string }).key)).toEqual([key]);
});
