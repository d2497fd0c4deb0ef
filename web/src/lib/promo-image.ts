import promoImages from './promo-images.generated.json' with { type: 'json' };

/** The images on black in promotions; rendered by `scripts/pictures`. */
export type PromoImageKey = keyof typeof promoImages;

interface PromoImage {
  /** The widest file's. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Narrowest first. */
  sources: readonly { url: string; width: number }[];
}

/** The image of a promotion; null when its files have not been generated, which leaves the panel plain. */
export function promoImage(key: PromoImageKey): PromoImage | null {
  const found = promoImages[key];
  const widest = found.sources.at(-1);
  return widest ? { ...found, url: widest.url } : null;
}
