import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Where a URL that the shop has no page for leads. */
export const RedirectEntity = defineEntity({
  name: 'Redirect',
  tableName: 'url_redirects',
  properties: {
    id: p.uuid().primary(),
    /** In lower case, decoded; with its query if it has one. For `*` see `redirect-rules.ts`. */
    path: p.text(),
    /** A path of the shop, or a URL of another site. */
    target: p.text(),
    createdAt: p.datetime(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type RedirectEntity = InferEntity<typeof RedirectEntity>;
