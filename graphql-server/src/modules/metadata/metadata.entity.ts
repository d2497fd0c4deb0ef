import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What programs can keep data with. */
export const metadataKinds = ['PRODUCT', 'VARIANT', 'CUSTOMER', 'ORDER', 'ORDER_LINE'] as const;
export type MetadataKind = (typeof metadataKinds)[number];

/**
 * What a program keeps with a row of another table (decision 0084), so that what shoppers read never holds
 * it. The database deletes it with that row.
 */
export const MetadataEntity = defineEntity({
  name: 'Metadata',
  tableName: 'metadata',
  properties: {
    /** The id of the product, order and so on; no two tables have the same. */
    ownerId: p.uuid().primary(),
    kind: p.enum(metadataKinds),
    /** The id that another system knows it by; unique among those of its kind. */
    externalId: p.string().nullable(),
    entries: p.json().$type<Record<string, string>>(),
  },
});

export type MetadataEntity = InferEntity<typeof MetadataEntity>;
