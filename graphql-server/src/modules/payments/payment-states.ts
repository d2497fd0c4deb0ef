import { HOUR, MINUTE, SECOND } from '../../shared/time/duration.ts';

// All durations in ms.

/** Time from opening a page to the first check with the provider: its event should have arrived by then. */
export const FIRST_CHECK = 2 * MINUTE;

/** Interval between checks of an open page. Also how long a process claims a payment. */
export const OPEN_CHECK = MINUTE;

/** Interval between checks of a delayed payment, which takes days. */
export const PROCESSING_CHECK = 10 * MINUTE;

/**
 * Interval between checks of a payment whose provider is no longer configured, since it may be configured
 * again.
 */
export const UNCONFIGURED_CHECK = HOUR;

/** Extra time for an unpaid order after its deadline when the provider can't be asked whether it was paid. */
export const GRACE = 2 * MINUTE;

/** Minimum interval between checks requested by a customer. */
export const CHECK_INTERVAL = SECOND;

/**
 * The state of a payment attempt. OPEN: the page waits for the customer. PROCESSING: the customer has
 * finished, the money has not arrived yet. EXPIRED and FAILED: ended without payment. FLAGGED: money arrived,
 * but not the order's amount. RESOLVED: it was FLAGGED, and staff have resolved it.
 */
export const attemptStates = [
  'OPEN',
  'PROCESSING',
  'PAID',
  'EXPIRED',
  'FAILED',
  'FLAGGED',
  'RESOLVED',
] as const;

export type AttemptState = (typeof attemptStates)[number];

/** Whether it may still be paid. */
export function isLive(state: AttemptState): boolean {
  return state === 'OPEN' || state === 'PROCESSING';
}

/**
 * Whether its money has arrived and been handled, automatically or by staff: further events have no effect.
 */
export function isSettled(state: AttemptState): boolean {
  return state === 'PAID' || state === 'FLAGGED' || state === 'RESOLVED';
}

/**
 * The state of a refund. FAILED: the provider rejected it; staff must act. DISMISSED: it was FAILED, and
 * staff dismissed it.
 */
export const refundStates = ['REQUESTED', 'DONE', 'FAILED', 'DISMISSED'] as const;

export type RefundState = (typeof refundStates)[number];
