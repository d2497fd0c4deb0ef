import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Searchable text of a user for the customer list, in lower case; maintained by the database (decision 0078).
 */
export const CustomerSearchTextEntity = defineEntity({
  name: 'CustomerSearchText',
  tableName: 'customer_search_texts',
  properties: {
    userId: p.uuid().primary(),
    text: p.text(),
  },
});

export type CustomerSearchTextEntity = InferEntity<typeof CustomerSearchTextEntity>;
