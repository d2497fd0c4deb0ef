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
  'PAGE_CHANGED',
  'MENU_CHANGED',
  'ASSET_CHANGED',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** A published event, visible only when its change is committed. */
export interface ShopEvent {
  /** Increases with each event. */
  position: bigint;
  kind: EventKind;
  /** The subject's id; for the settings, the name of the section. */
  subjectId: string;
  /**
   * An order's number, or another subject's title or name; empty for a saved view, because not every reader
   * may see its list.
   */
  subjectName: string;
  /** The customer of an order event; null for other events. */
  customerId: string | null;
  /** The staff member or API key that caused it; null for customers and the shop itself. */
  actorId: string | null;
  actorName: string | null;
  /** The request that caused it; null: none did. */
  requestId: string | null;
  createdAt: Date;
}

/**
 * Who may read an event: anyone with one of these permissions, which allow reading its subject in the back
 * office.
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
  PAGE_CHANGED: ['content:write'],
  MENU_CHANGED: ['content:write'],
  ASSET_CHANGED: ['content:write'],
};

/** SQL for the name of the subject of these kinds of events, by the event's `subject_id`. */
export interface EventSubject {
  kinds: readonly EventKind[];
  name: RawBuilder<unknown>;
  /** The customer who owns the subject and may subscribe to its events. */
  customerId?: RawBuilder<unknown>;
}
