import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What a user is found by in the list of customers, in lower case; kept by the database (decision 0078). */
export const CustomerSearchTextEntity = defineEntity({
  name: 'CustomerSearchText',
  tableName: 'customer_search_texts',
  properties: {
    userId: p.uuid().primary(),
    text: p.text(),
  },
});

export type CustomerSearchTextEntity = InferEntity<typeof CustomerSearchTextEntity>;
