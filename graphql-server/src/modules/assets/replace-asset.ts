import { type Asset, ASSET_URL, ofAsset } from './asset.ts';

/**
 * The value of a column with another picture in the place of an asset, also in texts; its description and
 * focal point stay.
 */
export function replaceAsset(value: unknown, replaced: Asset, replacement: Asset): unknown {
  if (typeof value === 'string') {
    const { url } = ofAsset(replacement);
    return value.replaceAll(ASSET_URL, (otherUrl, hash) => (hash === replaced.hash ? url : otherUrl));
  }
  if (Array.isArray(value)) return value.map((item) => replaceAsset(item, replaced, replacement));
  if (typeof value !== 'object' || value === null) return value;
  if ('assetId' in value && value.assetId === replaced.id) return { ...value, ...ofAsset(replacement) };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replaceAsset(part, replaced, replacement)]),
  );
}
