import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SaleRepeat } from './sale-period.ts';
import type { SaleMemberKind } from './sale-rules.ts';

/** Products at lower prices for a time (decision 0051). */
export const SaleEntity = defineEntity({
  name: 'Sale',
  tableName: 'sales',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Of one that repeats, the first time, like `endsAt`. */
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    repeats: p.text().$type<SaleRepeat>(),
    /** What its products cost less; null when each has a price of its own. */
    percent: p.integer().nullable(),
    /** Whether the home page shows it among the flash sales, and counts down to its end. */
    isFlashSale: p.boolean(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type SaleEntity = InferEntity<typeof SaleEntity>;

/** What is in a sale: a product, or all of a category, with those in it, or of a collection. */
export const SaleMemberEntity = defineEntity({
  name: 'SaleMember',
  tableName: 'sale_members',
  properties: {
    saleId: p.uuid().primary(),
    kind: p.text().$type<SaleMemberKind>().primary(),
    memberId: p.uuid().primary(),
    /**
     * What a product costs in the sale, instead of what the sale's percentage makes of its price. In minor
     * units.
     */
    price: p.integer().nullable(),
    position: p.integer(),
  },
});

export type SaleMemberEntity = InferEntity<typeof SaleMemberEntity>;
