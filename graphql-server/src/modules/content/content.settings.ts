import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';
import { contrast, nearestShade } from './theme/contrast.ts';

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
}

const MAX_RADIUS = 24;
const radiusOutside = brokenRule('number.outOfBounds', { min: 0, max: MAX_RADIUS });

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

export const themeSchema = z.object({
  primaryColor: colourOn('#ffffff'),
  promoColor: colourOn('#000000'),
  announcementColor: colour,
  footerColor: colour,
  cornerRadius: z.int().min(0, radiusOutside).max(MAX_RADIUS, radiusOutside),
});

/** The specification's look. */
export const standardTheme: ThemeSettings = {
  primaryColor: '#db4444',
  promoColor: '#00ff66',
  announcementColor: '#000000',
  footerColor: '#000000',
  cornerRadius: 4,
};

export const contentSettings = {
  theme: settingsSection({ contract: 'Theme', schema: themeSchema, defaults: () => standardTheme }),
};
