import { v5 } from 'uuid';

const NAMESPACE = '8d0c2f5e-4b61-4f0a-9f6e-2c7a51d3e894';

/**
 * The id of a sample row: the same in every database and run (a UUIDv5, RFC 9562), so that seeding again
 * finds its own rows even after an admin changed them.
 */
export function sampleId(
  kind: 'category' | 'collection' | 'product' | 'campaign' | 'promotion' | 'page' | 'user' | 'asset',
  key: string,
): string {
  return v5(`${kind}:${key}`, NAMESPACE);
}
