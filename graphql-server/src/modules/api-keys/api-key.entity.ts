import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An API key of a program. Rows are never deleted, so that the audit log can always name the key. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Names of permissions that no longer exist are ignored. */
    permissions: p.json().$type<string[]>(),
    secretHash: p.text(),
    /** The last characters of the key, so that staff can recognize it. */
    hint: p.text(),
    /**
     * The storefront whose server uses the key, and is trusted to name the shopper of a request; null: none.
     */
    storefrontId: p.text().nullable(),
    createdAt: p.datetime(),
    createdById: p.uuid(),
    /** The name at that time. */
    createdByName: p.text(),
    /** Null: never expires. */
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    lastUsedIp: p.text().nullable(),
    version: p.bigint('string').default('0'),
  },
});

export type ApiKeyEntity = InferEntity<typeof ApiKeyEntity>;
