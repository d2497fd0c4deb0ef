import { z } from 'zod';
import type { Metadata } from '../metadata/metadata.ts';

export const id = z.string().describe('An opaque id, the same as in the API.');

export const money = z.int().describe('In minor units, such as cents.');

export const moment = z.iso.datetime().describe('ISO 8601, in UTC.');

/** External id and metadata that integrations store with it. */
export const ownData = {
  externalId: z.string().nullable().describe('Its id in another system; `null` if there is none.'),
  metadata: z.record(z.string(), z.string()).describe('Custom data that integrations store on it, by key.'),
};

export const fields = z
  .record(z.string(), z.array(z.string()))
  .describe('The values of its custom fields, by key, as in the API.');

/** Integrations' metadata, by the id of the owner. */
export type KnownMetadata = ReadonlyMap<string, Metadata>;

export function ownDataOf(
  id: string,
  metadataById: KnownMetadata,
): { externalId: string | null; metadata: Record<string, string> } {
  const { externalId = null, entries = {} } = metadataById.get(id) ?? {};
  return { externalId, metadata: { ...entries } };
}
