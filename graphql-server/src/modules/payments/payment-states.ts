const SECOND = 1000;

const MINUTE = 60 * SECOND;

// All in ms.

/** How long after a page was opened the provider is first asked by ourselves: its news should have come by then. */
export const FIRST_CHECK = 2 * MINUTE;

/** Pause between two looks at an open page. Also how long one process has a payment for itself. */
export const OPEN_CHECK = MINUTE;

/** Pause between two looks at a delayed payment, which takes days. */
export const PROCESSING_CHECK = 10 * MINUTE;

/** How long an unpaid order is kept beyond its time when the provider can't be asked whether it was paid after all. */
export const GRACE = 2 * MINUTE;

/** A customer can have the provider asked once in this time. */
export const CHECK_INTERVAL = SECOND;

/**
 * Where an attempt to pay by card stands. OPEN: the page waits for the shopper. PROCESSING: the shopper is through, the
 * money is not there yet. EXPIRED and FAILED: over without money. FLAGGED: money came, but not what the order costs.
 * RESOLVED: it was FLAGGED, and an admin has looked after it.
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

/** Whether money may still come by it. */
export function isLive(state: AttemptState): boolean {
  return state === 'OPEN' || state === 'PROCESSING';
}

/** Whether its money has come and been seen to, be it by a person: more news of it changes nothing. */
export function isSettled(state: AttemptState): boolean {
  return state === 'PAID' || state === 'FLAGGED' || state === 'RESOLVED';
}

export const refundStates = ['REQUESTED', 'DONE', 'FAILED'] as const;

/** Where a refund stands. FAILED: the provider said no; an admin has to see to it. */
export type RefundState = (typeof refundStates)[number];
