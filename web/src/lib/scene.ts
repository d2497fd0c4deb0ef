/** The pictures on black that promotions are made of; rendered by `scripts/pictures`. */
export type SceneKey =
  | 'hero-phone'
  | 'promo-speaker'
  | 'arrival-gamepad'
  | 'arrival-still-life'
  | 'arrival-speaker'
  | 'arrival-perfume';

interface RenderedScene {
  alt: string;
  width: number;
  height: number;
  /** Narrowest first. */
  sources: { url: string; width: number }[];
}

// A glob, because a checkout without rendered scenes still has to build.
const files = import.meta.glob<Partial<Record<SceneKey, RenderedScene>>>('./scenes.generated.json', {
  eager: true,
  import: 'default',
});

/** The picture of a promotion; null when it was not rendered, and its panel stays plain. */
export function scene(key: SceneKey): (RenderedScene & { url: string }) | null {
  const found = Object.values(files)[0]?.[key];
  const largest = found?.sources.at(-1);
  return found && largest ? { ...found, url: largest.url } : null;
}
