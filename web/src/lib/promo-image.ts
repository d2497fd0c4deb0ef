import promoImages from './promo-images.generated.json' with { type: 'json' };

/** The pictures on black that promotions are made of; rendered by `scripts/pictures`. */
export type PromoImageKey = keyof typeof promoImages;

interface PromoImage {
  /** Of the widest file. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Narrowest first. */
  sources: readonly { url: string; width: number }[];
}

/** The picture of a promotion; null when it has no files, and then its panel stays plain. */
export function promoImage(key: PromoImageKey): PromoImage | null {
  const found = promoImages[key];
  const widest = found.sources.at(-1);
  return widest ? { ...found, url: widest.url } : null;
}
