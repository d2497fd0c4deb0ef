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
