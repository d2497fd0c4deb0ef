import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A key of a program. Rows are never deleted: what a key has done keeps its name. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Names that there are no longer allow nothing. */
    permissions: p.json().$type<string[]>(),
    secretHash: p.text(),
    /** The last characters of the key, by which people tell one from another. */
    hint: p.text(),
    /** The storefront whose server has it, and is trusted to say for whom it sends a request; null: none. */
    storefrontId: p.text().nullable(),
    createdAt: p.datetime(),
    createdById: p.uuid(),
    /** As it was then. */
    createdByName: p.text(),
    /** Null: never. */
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    lastUsedIp: p.text().nullable(),
    version: p.bigint('string').default('0'),
  },
});

export type ApiKeyEntity = InferEntity<typeof ApiKeyEntity>;
