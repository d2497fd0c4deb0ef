import { defineEntity, p } from '@mikro-orm/core';

/** A URL that visitors requested, and that the shop has no page for. */
export const NotFoundUrlEntity = defineEntity({
  name: 'NotFoundUrl',
  tableName: 'not_found_urls',
  properties: {
    /** As the path of a redirect. */
    path: p.text().primary(),
    requestCount: p.integer(),
    lastRequestedAt: p.datetime(),
  },
});
