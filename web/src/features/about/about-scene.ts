import { scene, type SceneKey } from '../../lib/scene.ts';
import scenes from '../../lib/scenes.generated.json' with { type: 'json' };

const isRendered = (key: string): key is SceneKey => Object.hasOwn(scenes, key);

/** A picture of this page; where it was not rendered the one of a promotion that stands in for it, or null. */
export function aboutScene(key: string, standIn?: SceneKey) {
  if (isRendered(key)) return scene(key);
  return standIn ? scene(standIn) : null;
}
