import scenes from './scenes.generated.json' with { type: 'json' };

/** The pictures on black that promotions are made of; rendered by `scripts/pictures`. */
export type SceneKey = keyof typeof scenes;

interface Scene {
  /** Of the widest file. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Narrowest first. */
  sources: readonly { url: string; width: number }[];
}

/** The picture of a promotion; null when it has no files, and then its panel stays plain. */
export function scene(key: SceneKey): Scene | null {
  const found = scenes[key];
  const widest = found.sources.at(-1);
  return widest ? { ...found, url: widest.url } : null;
}
