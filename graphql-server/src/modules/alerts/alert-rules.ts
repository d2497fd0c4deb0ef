import { DAY, HOUR } from '../../shared/time/duration.ts';

/** What somebody is told of. */
export const alertKinds = ['BACK_IN_STOCK', 'PRICE_DROP'] as const;

export type AlertKind = (typeof alertKinds)[number];

export const alertStates = ['UNCONFIRMED', 'WAITING', 'NOTIFIED'] as const;

export type AlertState = (typeof alertStates)[number];

/** How long an alert waits, in ms. */
export const ALERT_LIFE = 365 * DAY;

/** How long the link that confirms is good for, in ms. */
export const CONFIRMATION_LIFE = 7 * DAY;

/** How long nobody is told of the same product again, in ms. */
export const PRODUCT_PAUSE = DAY;

/** How many alerts one address has at most. */
export const MAX_ALERTS = 100;

/** How long after an email that asks to confirm no other one follows, in ms. */
const ASK_PAUSE = HOUR;

/** An alert as far as a request for it depends on it. */
export interface StoredAlert {
  state: AlertState;
  requestedAt: Date;
}

/**
 * Decides what a request for an alert does: it waits at once if it comes from somebody of whom the shop knows
 * that the address is theirs, else its owner is asked by email.
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

/** What the link that confirms can still do. */
export function decideAlertConfirmation(stored: StoredAlert, now: Date): 'CONFIRM' | 'DONE' | 'EXPIRED' {
  if (stored.state !== 'UNCONFIRMED') return 'DONE';
  return now.getTime() - stored.requestedAt.getTime() < CONFIRMATION_LIFE ? 'CONFIRM' : 'EXPIRED';
}

/** What was to be told of a product, and how it is when the email is sent. */
export interface SentAlert {
  kind: AlertKind;
  isPublished: boolean;
  /** Units of the variant; 0 for one that is no longer offered. */
  stock: number;
  /** Of the product, in minor units. */
  price: number;
  /** The price that it fell below. */
  before: number | null;
}

/**
 * Whether it is still true when the email is sent: what is sold out again, dear again or gone is not told.
 */
export function isStillTrue({ kind, isPublished, stock, price, before }: SentAlert): boolean {
  if (!isPublished) return false;
  return kind === 'BACK_IN_STOCK' ? stock > 0 : before !== null && price < before;
}
