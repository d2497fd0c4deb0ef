import { DAY, HOUR } from '../../shared/time/duration.ts';

/** Where the request was made. */
export const subscriptionSources = ['FOOTER', 'ACCOUNT', 'IMPORT'] as const;

export type SubscriptionSource = (typeof subscriptionSources)[number];

export const subscriptionStates = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** How long the confirmation link is valid, in ms. */
export const CONFIRMATION_LIFE = 7 * DAY;

/** Minimum time between two emails about a subscription, in ms. */
export const EMAIL_PAUSE = HOUR;

/** Times that determine the state of a subscription. */
export interface SubscriptionTimes {
  requestedAt: Date;
  confirmedAt?: Date | null | undefined;
  unsubscribedAt?: Date | null | undefined;
  mailedAt?: Date | null | undefined;
}

/**
 * What a request does: sends a confirmation link, sends the welcome email again, subscribes at once, or
 * nothing.
 */
export type RequestOutcome = 'CONFIRM' | 'WELCOME_AGAIN' | 'SUBSCRIBE' | 'NOTHING';

export function stateOf({ confirmedAt, unsubscribedAt }: SubscriptionTimes): SubscriptionState {
  if (unsubscribedAt) return 'UNSUBSCRIBED';
  return confirmedAt ? 'SUBSCRIBED' : 'PENDING';
}

/**
 * Decides what a request for the newsletter does. `isProven`: the address is known to be the requester's.
 * Others must not learn whether an address is subscribed; only its owner does, by email.
 */
export function decideRequest(
  stored: SubscriptionTimes | null,
  now: Date,
  isProven: boolean,
): RequestOutcome {
  const isSubscribed = stored !== null && stateOf(stored) === 'SUBSCRIBED';
  if (isProven) return isSubscribed ? 'NOTHING' : 'SUBSCRIBE';
  if (stored?.mailedAt && now.getTime() - stored.mailedAt.getTime() < EMAIL_PAUSE) return 'NOTHING';
  return isSubscribed ? 'WELCOME_AGAIN' : 'CONFIRM';
}

/** What the confirmation link can still do. After unsubscribing, an older link must not subscribe again. */
export function decideConfirmation(stored: SubscriptionTimes, now: Date): 'CONFIRM' | 'DONE' | 'EXPIRED' {
  if (stateOf(stored) === 'SUBSCRIBED') return 'DONE';
  const { requestedAt, unsubscribedAt } = stored;
  if (unsubscribedAt && unsubscribedAt >= requestedAt) return 'EXPIRED';
  return now.getTime() - requestedAt.getTime() < CONFIRMATION_LIFE ? 'CONFIRM' : 'EXPIRED';
}
