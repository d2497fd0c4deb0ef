import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What can have metadata. */
export const metadataKinds = ['PRODUCT', 'VARIANT', 'CUSTOMER', 'ORDER', 'ORDER_LINE'] as const;
export type MetadataKind = (typeof metadataKinds)[number];

/**
 * Metadata that integrations store for a row of another table (decision 0084); shoppers' queries never read
 * it. The database deletes it with that row.
 */
export const MetadataEntity = defineEntity({
  name: 'Metadata',
  tableName: 'metadata',
  properties: {
    /** Id of the product, order and so on; unique across all tables. */
    ownerId: p.uuid().primary(),
    kind: p.enum(metadataKinds),
    /** The id in another system; unique per kind. */
    externalId: p.string().nullable(),
    entries: p.json().$type<Record<string, string>>(),
  },
});

export type MetadataEntity = InferEntity<typeof MetadataEntity>;
