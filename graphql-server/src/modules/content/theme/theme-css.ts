import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mix, nearestShade, textOn } from './contrast.ts';
import { standardTheme, type ThemeSettings } from '../content.settings.ts';

/** What text needs (WCAG 2.2, 1.4.3); shapes and large text need 3 (1.4.11). */
const READABLE = 4.5;

/**
 * The design tokens of a theme, as CSS. Whatever a merchant chose, text has at least 4.5:1: its colors, and
 * the shades of buttons, follow from the chosen ones.
 */
export function themeCss(theme: ThemeSettings): string {
  const { primaryColor, promoColor, announcementColor, footerColor, cornerRadius } = theme;
  const strong = nearestShade(primaryColor, '#ffffff', READABLE);
  const tokens: Record<string, string> = {
    'color-accent': primaryColor,
    'color-accent-text': strong,
    'color-accent-strong': strong,
    'color-accent-strong-hover': mix(strong, '#000000', 0.15),
    'color-accent-soft': mix(primaryColor, '#ffffff', 0.9),
    'color-on-accent': '#ffffff',
    'color-promo': promoColor,
    'color-promo-hover': mix(promoColor, '#ffffff', 0.15),
    'color-on-promo': textOn(promoColor),
    'color-announcement': announcementColor,
    'color-on-announcement': textOn(announcementColor),
    'color-on-announcement-secondary': textOn(announcementColor),
    'color-footer': footerColor,
    'color-on-footer': textOn(footerColor),
    'color-on-footer-secondary': textOn(footerColor),
    radius: `${cornerRadius}px`,
  };
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
}

/**
 * The path of a theme's stylesheet, another one for each theme; null for the look that the shop has by
 * itself.
 */
export function themeUrl(theme: ThemeSettings): string | null {
  if (isDeepStrictEqual(theme, standardTheme)) return null;
  const hash = createHash('sha256').update(themeCss(theme)).digest('hex').slice(0, 12);
  return `/theme.css?v=${hash}`;
}
