import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { assetPicture } from '../catalogue/pictures/picture-rules.ts';
import { contrast, nearestShade } from './theme/contrast.ts';
import { type ThemeFontName, themeFonts } from './theme/theme-fonts.ts';

/** The shape of the pictures in lists of products, as width by height. */
export const pictureShapes = { LANDSCAPE: '270 / 250', SQUARE: '1', PORTRAIT: '4 / 5' } as const;

/** The look of the storefront; colors as `#rrggbb`. */
export interface ThemeSettings {
  /** Buttons, labels and links. */
  primaryColor: string;
  /** The button and the countdown of promotions, on black. */
  promoColor: string;
  /** The bar at the very top. */
  announcementColor: string;
  footerColor: string;
  /** In pixels. */
  cornerRadius: number;
  headingFont: ThemeFontName;
  bodyFont: ThemeFontName;
  /** In pixels. */
  logoHeight: number;
  /** The square icon of browser tabs and home screens; null: the built one. */
  icon: Picture | null;
  cardPictureShape: keyof typeof pictureShapes;
  /** Whether pictures in lists fill their frame, which cuts off their edges. */
  cardPictureFills: boolean;
  /** Whether lists show the stars of products. */
  cardShowsRating: boolean;
}

const MAX_RADIUS = 24;
const MIN_LOGO = 24;
const MAX_LOGO = 80;
const radiusOutside = brokenRule('number.outOfBounds', { min: 0, max: MAX_RADIUS });
const logoOutside = brokenRule('number.outOfBounds', { min: MIN_LOGO, max: MAX_LOGO });

/** What shapes and large text need on their background (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: brokenRule('theme.colour'), abort: true });

/** A color that can be told from its background; the message of one that can't names the nearest that can. */
function colourOn(background: '#ffffff' | '#000000') {
  return colour.check(({ value, issues }) => {
    if (contrast(value, background) >= MIN_CONTRAST) return;
    const nearest = nearestShade(value, background, MIN_CONTRAST);
    const rule = background === '#ffffff' ? 'theme.tooLight' : 'theme.tooDark';
    issues.push({ code: 'custom', input: value, message: brokenRule(rule, { nearest }) });
  });
}

function namesOf<Name extends string>(values: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(values) as Name[];
}

export const themeSchema = z.object({
  primaryColor: colourOn('#ffffff'),
  promoColor: colourOn('#000000'),
  announcementColor: colour,
  footerColor: colour,
  cornerRadius: z.int().min(0, radiusOutside).max(MAX_RADIUS, radiusOutside),
  headingFont: z.enum(namesOf(themeFonts)),
  bodyFont: z.enum(namesOf(themeFonts)),
  logoHeight: z.int().min(MIN_LOGO, logoOutside).max(MAX_LOGO, logoOutside),
  icon: assetPicture.nullable(),
  cardPictureShape: z.enum(namesOf(pictureShapes)),
  cardPictureFills: z.boolean(),
  cardShowsRating: z.boolean(),
});

/** The specification's look. */
export const standardTheme: ThemeSettings = {
  primaryColor: '#db4444',
  promoColor: '#00ff66',
  announcementColor: '#000000',
  footerColor: '#000000',
  cornerRadius: 4,
  headingFont: 'POPPINS',
  bodyFont: 'INTER',
  logoHeight: 40,
  icon: null,
  cardPictureShape: 'LANDSCAPE',
  cardPictureFills: false,
  cardShowsRating: true,
};

export const contentSettings = {
  theme: settingsSection({ contract: 'Theme', schema: themeSchema, defaults: () => standardTheme }),
};
