import { DAY, HOUR } from '../../shared/time/duration.ts';

/** The events that alerts announce. */
export const alertKinds = ['BACK_IN_STOCK', 'PRICE_DROP'] as const;

export type AlertKind = (typeof alertKinds)[number];

export const alertStates = ['UNCONFIRMED', 'WAITING', 'NOTIFIED'] as const;

export type AlertState = (typeof alertStates)[number];

/** How long an alert is valid, in ms. */
export const ALERT_LIFE = 365 * DAY;

/** How long a confirmation link is valid, in ms. */
export const CONFIRMATION_LIFE = 7 * DAY;

/** The minimum time between two alerts for the same product, in ms. */
export const PRODUCT_PAUSE = DAY;

/** The maximum number of alerts per email address. */
export const MAX_ALERTS = 100;

/** The minimum time between two confirmation emails, in ms. */
const ASK_PAUSE = HOUR;

/** The fields of an alert that a new request depends on. */
export interface StoredAlert {
  state: AlertState;
  requestedAt: Date;
}

/**
 * Decides what a request for an alert does. The alert is active at once if the caller is known to own the
 * email; otherwise the owner must confirm it by email.
 */
export function decideAlert(
  stored: StoredAlert | null,
  now: Date,
  isProven: boolean,
): 'WAIT' | 'ASK' | 'NOTHING' {
  if (stored?.state === 'WAITING') return 'NOTHING';
  if (isProven) return 'WAIT';
  const isJustRequested =
    stored?.state === 'UNCONFIRMED' && now.getTime() - stored.requestedAt.getTime() < ASK_PAUSE;
  return isJustRequested ? 'NOTHING' : 'ASK';
}

/** Returns what a confirmation link can still do. */
export function decideAlertConfirmation(stored: StoredAlert, now: Date): 'CONFIRM' | 'DONE' | 'EXPIRED' {
  if (stored.state !== 'UNCONFIRMED') return 'DONE';
  return now.getTime() - stored.requestedAt.getTime() < CONFIRMATION_LIFE ? 'CONFIRM' : 'EXPIRED';
}

/** An alert that is due, and the state of its product when the email is sent. */
export interface SentAlert {
  kind: AlertKind;
  isPublished: boolean;
  /** Units of the variant; 0 if it is no longer offered. */
  stock: number;
  /** The product's price, in minor units. */
  price: number;
  /** The price before the drop. */
  before: number | null;
}

/**
 * Whether the alert is still true when the email is sent. Products that are sold out again, expensive again
 * or gone are not announced.
 */
export function isStillTrue({ kind, isPublished, stock, price, before }: SentAlert): boolean {
  if (!isPublished) return false;
  return kind === 'BACK_IN_STOCK' ? stock > 0 : before !== null && price < before;
}
