import type { Permission } from '../../shared/permissions.ts';

export const eventKinds = ['ORDER_PLACED', 'ORDER_CHANGED', 'PRODUCT_CHANGED', 'STOCK_CHANGED'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something that has happened in the shop, once whoever asks can see what came of it. */
export interface ShopEvent {
  /** Grows from one event to the next. */
  position: bigint;
  kind: EventKind;
  /** The order or the product. */
  subjectId: string;
  /** An order's number, a product's title. */
  subjectName: string;
  /** The member of staff who did it; null for customers and the shop itself. */
  actorId: string | null;
  actorName: string | null;
  createdAt: Date;
}

/** Who may be told of an event: those who may read in the back office what it is about. */
export const readersOf: Readonly<Record<EventKind, Permission>> = {
  ORDER_PLACED: 'orders:read',
  ORDER_CHANGED: 'orders:read',
  PRODUCT_CHANGED: 'products:read',
  STOCK_CHANGED: 'products:read',
};
