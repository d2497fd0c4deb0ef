import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What is left of an order line's downloads of a file. The row exists from the first download, or from when
 * staff renewed it; until then the line has the usual number and time (`download-query.ts`).
 */
export const DownloadEntity = defineEntity({
  name: 'Download',
  tableName: 'downloads',
  properties: {
    orderLineId: p.uuid().primary(),
    fileId: p.uuid().primary(),
    remaining: p.integer(),
    expiresAt: p.datetime(),
    /** When a download was last counted; null before the first. */
    countedAt: p.datetime().nullable(),
  },
});

export type DownloadEntity = InferEntity<typeof DownloadEntity>;
