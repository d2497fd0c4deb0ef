import { DAY, HOUR } from '../../shared/time/duration.ts';

/** Where somebody asked for the newsletter. */
export const subscriptionSources = ['FOOTER', 'ACCOUNT'] as const;

export type SubscriptionSource = (typeof subscriptionSources)[number];

export const subscriptionStates = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** How long the link that confirms is good for, in ms. */
export const CONFIRMATION_LIFE = 7 * DAY;

/** How long after an email about a subscription no other one follows, in ms. */
export const EMAIL_PAUSE = HOUR;

/** What decides on a subscription. */
export interface SubscriptionTimes {
  requestedAt: Date;
  confirmedAt?: Date | null | undefined;
  unsubscribedAt?: Date | null | undefined;
  mailedAt?: Date | null | undefined;
}

/**
 * What a request does: an email with a link that confirms, the welcome once more, subscribing at once, or
 * nothing.
 */
export type RequestOutcome = 'CONFIRM' | 'WELCOME_AGAIN' | 'SUBSCRIBE' | 'NOTHING';

/** Where a subscription stands. */
export function stateOf({ confirmedAt, unsubscribedAt }: SubscriptionTimes): SubscriptionState {
  if (unsubscribedAt) return 'UNSUBSCRIBED';
  return confirmedAt ? 'SUBSCRIBED' : 'PENDING';
}

/**
 * Decides what a request for the newsletter does. `isProven`: it comes from somebody of whom the shop knows
 * that the address is theirs. Nobody else learns whether an address subscribes: its owner does, by the email.
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

/**
 * What the link that confirms can still do. Who has left since it was sent has to ask again: it must not
 * bring them back.
 */
export function decideConfirmation(stored: SubscriptionTimes, now: Date): 'CONFIRM' | 'DONE' | 'EXPIRED' {
  if (stateOf(stored) === 'SUBSCRIBED') return 'DONE';
  const { requestedAt, unsubscribedAt } = stored;
  if (unsubscribedAt && unsubscribedAt >= requestedAt) return 'EXPIRED';
  return now.getTime() - requestedAt.getTime() < CONFIRMATION_LIFE ? 'CONFIRM' : 'EXPIRED';
}
