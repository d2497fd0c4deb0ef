import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Searchable text of an order, in lower case; maintained by the database (decision 0078). */
export const OrderSearchTextEntity = defineEntity({
  name: 'OrderSearchText',
  tableName: 'order_search_texts',
  properties: {
    orderId: p.uuid().primary(),
    text: p.text(),
  },
});

export type OrderSearchTextEntity = InferEntity<typeof OrderSearchTextEntity>;
