import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { pictureShapes, standardTheme, type ThemeSettings } from '../content.settings.ts';
import { mix, nearestShade, textOn } from './contrast.ts';
import { fontFaces, fontStack } from './theme-fonts.ts';

/** What text needs (WCAG 2.2, 1.4.3); shapes and large text need 3 (1.4.11). */
const READABLE = 4.5;

/**
 * The design tokens of a theme, as CSS. Whatever a merchant chose, text has at least 4.5:1: its colors, and
 * the shades of buttons, follow from the chosen ones.
 */
export function themeCss(theme: ThemeSettings): string {
  const { primaryColor, promoColor, announcementColor, footerColor, headingFont, bodyFont } = theme;
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
    radius: `${theme.cornerRadius}px`,
    'font-title': fontStack(headingFont),
    'font-text': fontStack(bodyFont),
    'logo-height': `${theme.logoHeight}px`,
    'card-ratio': pictureShapes[theme.cardPictureShape],
    'card-fit': theme.cardPictureFills ? 'cover' : 'contain',
    'card-rating': theme.cardShowsRating ? 'inline-flex' : 'none',
  };
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`);
  const faces = [...new Set([headingFont, bodyFont])].map(fontFaces);
  return `${faces.join('')}:root {\n${lines.join('')}}\n`;
}

/** A theme as it is served. */
export interface RenderedTheme {
  css: string;
  /** Its path, another one for each theme; null for the look that the shop has by itself. */
  url: string | null;
}

const rendered = new WeakMap<ThemeSettings, RenderedTheme>();

/** Renders each theme once, because every page needs its URL. */
export function renderTheme(theme: ThemeSettings): RenderedTheme {
  const former = rendered.get(theme);
  if (former) return former;
  const css = themeCss(theme);
  // With the icon, so that a page with the former one is not up to date.
  const hash = createHash('sha256')
    .update(css)
    .update(theme.icon?.url ?? '')
    .digest('hex')
    .slice(0, 12);
  const url = isDeepStrictEqual(theme, standardTheme) ? null : `/theme.css?v=${hash}`;
  rendered.set(theme, { css, url });
  return { css, url };
}
