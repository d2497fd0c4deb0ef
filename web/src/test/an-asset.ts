import type { Asset } from '../gql/graphql.ts';
import type { Part } from './mock-api.ts';

/** A picture of the media library that nothing uses; the given fields override the defaults. */
export function anAsset(id: string, asset: Part<Asset> = {}): Part<Asset> & { id: string } {
  return {
    id,
    name: `${id}.png`,
    alt: '',
    size: 84_000,
    isKept: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    image: { url: `/icon-512.png?${id}`, alt: '', width: 512, height: 512, sources: [] },
    uses: [],
    ...asset,
  };
}
