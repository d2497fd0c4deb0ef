import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A number, amount or date in a custom field of a product or variant, whatever the field is: an index finds
 * those of a range (decision 0109). Maintained by the database.
 */
export const FieldNumberEntity = defineEntity({
  name: 'FieldNumber',
  tableName: 'field_numbers',
  properties: {
    /** The product or variant. */
    ownerId: p.uuid().primary(),
    /** The field. */
    key: p.text().primary(),
    /** As it is stored there. */
    value: p.text().primary(),
    /** A date is a number such as 20261130. */
    number: p.decimal(),
  },
});

export type FieldNumberEntity = InferEntity<typeof FieldNumberEntity>;
