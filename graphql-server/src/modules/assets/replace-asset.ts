import { type Asset, ofAsset } from './asset.ts';

/**
 * The value of a column with another picture in the place of an asset; its description and focal point stay.
 */
export function replaceAsset(value: unknown, replacedId: string, replacement: Asset): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceAsset(item, replacedId, replacement));
  if (typeof value !== 'object' || value === null) return value;
  if ('assetId' in value && value.assetId === replacedId) return { ...value, ...ofAsset(replacement) };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replaceAsset(part, replacedId, replacement)]),
  );
}
