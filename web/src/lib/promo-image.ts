import { t } from '@lingui/core/macro';
import promoImages from './promo-images.generated.json' with { type: 'json' };

/** The images on black backgrounds in promotions; rendered by `npm run pictures`. */
export type PromoImageKey = keyof typeof promoImages;

interface PromoImage {
  /** The widest file's URL. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Narrowest first. */
  sources: readonly { url: string; width: number }[];
}

const altTexts = (): Record<PromoImageKey, string> => ({
  'hero-phone': t`Two smartphones on black, one with a glowing screen`,
  'promo-speaker': t`Portable speaker with a ring of light on black`,
  'arrival-gamepad': t`White gamepad on black`,
  'arrival-still-life': t`Straw hat and leather handbag on black`,
  'arrival-speaker': t`Portable speaker on black`,
  'arrival-perfume': t`Perfume bottle on black`,
  'about-1': t`Two shopping bags, two gifts and a potted plant on pink`,
  'about-2': t`Stack of parcels with a brass lamp and a potted plant`,
  'team-1': t`Portrait of a woman with dark curly hair`,
  'team-2': t`Portrait of a man with glasses and a short beard`,
  'team-3': t`Portrait of a woman with a headscarf`,
  'team-4': t`Portrait of an older man with gray hair`,
  'team-5': t`Portrait of a woman with a red bob`,
  'team-6': t`Portrait of a young man with short curls`,
});

/** The image of a promotion; null if its files have not been generated, which leaves the panel plain. */
export function promoImage(key: PromoImageKey): PromoImage | null {
  const image = promoImages[key];
  const widest = image.sources.at(-1);
  return widest ? { ...image, alt: altTexts()[key], url: widest.url } : null;
}
