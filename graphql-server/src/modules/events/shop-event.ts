import type { RawBuilder } from 'kysely';
import type { Permission } from '../../shared/permissions.ts';

export const eventKinds = [
  'ORDER_PLACED',
  'ORDER_CHANGED',
  'RETURN_REQUESTED',
  'PRODUCT_CHANGED',
  'STOCK_CHANGED',
  'CATEGORY_CHANGED',
  'CATEGORY_MOVED',
  'COLLECTION_CHANGED',
  'CUSTOMER_CHANGED',
  'PROMOTION_CHANGED',
  'SETTINGS_CHANGED',
  'STAFF_ROLE_CHANGED',
  'SEARCH_SYNONYM_CHANGED',
  'SAVED_VIEW_CHANGED',
  'REVIEW_CHANGED',
  'PRICE_CAMPAIGN_CHANGED',
  'API_KEY_CHANGED',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something that has happened in the shop, once whoever asks can see what came of it. */
export interface ShopEvent {
  /** Grows from one event to the next. */
  position: bigint;
  kind: EventKind;
  /** The id of what it is about; the name of a section of the settings. */
  subjectId: string;
  /**
   * An order's number, the title or name of anything else; empty for a saved view, whose list not everybody
   * may see who is told.
   */
  subjectName: string;
  /** Whose order it is about; null for anything else. */
  customerId: string | null;
  /** The member of staff or the API key that did it; null for customers and the shop itself. */
  actorId: string | null;
  actorName: string | null;
  createdAt: Date;
}

/**
 * Who may be told of an event: those who may read in the back office what it is about, by any of the
 * permissions.
 */
export const readersOf: Readonly<Record<EventKind, readonly Permission[]>> = {
  ORDER_PLACED: ['orders:read'],
  ORDER_CHANGED: ['orders:read'],
  RETURN_REQUESTED: ['orders:read'],
  PRODUCT_CHANGED: ['products:read'],
  STOCK_CHANGED: ['products:read'],
  CATEGORY_CHANGED: ['products:read'],
  CATEGORY_MOVED: ['products:read'],
  COLLECTION_CHANGED: ['products:read'],
  CUSTOMER_CHANGED: ['customers:read'],
  SETTINGS_CHANGED: ['settings:read'],
  STAFF_ROLE_CHANGED: ['staff:read'],
  SEARCH_SYNONYM_CHANGED: ['search:write'],
  SAVED_VIEW_CHANGED: ['orders:read', 'products:read', 'customers:read'],
  REVIEW_CHANGED: ['products:read'],
  PROMOTION_CHANGED: ['promotions:read'],
  PRICE_CAMPAIGN_CHANGED: ['promotions:read'],
  API_KEY_CHANGED: ['integrations:read'],
};

/** What the thing is called that events of these kinds are about; SQL, by the `subject_id` of the event. */
export interface EventSubject {
  kinds: readonly EventKind[];
  name: RawBuilder<unknown>;
  /** The customer whom it belongs to, who may follow it. */
  customerId?: RawBuilder<unknown>;
}
