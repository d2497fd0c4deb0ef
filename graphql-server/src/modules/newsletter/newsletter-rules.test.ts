import { expect, test } from 'vitest';
import { decideConfirmation, decideRequest, stateOf, type SubscriptionTimes } from './newsletter-rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const at = (text: string) => new Date(`2026-11-${text}Z`);
const times = (given: Partial<SubscriptionTimes>): SubscriptionTimes => ({
  requestedAt: at('24T11:00:00'),
  confirmedAt: null,
  unsubscribedAt: null,
  mailedAt: null,
  ...given,
});

test.each([
  ['asked for', {}, 'PENDING'],
  ['confirmed', { confirmedAt: at('24T11:05:00') }, 'SUBSCRIBED'],
  ['left', { confirmedAt: at('20T11:05:00'), unsubscribedAt: at('21T00:00:00') }, 'UNSUBSCRIBED'],
  ['left before it was confirmed', { unsubscribedAt: at('24T11:30:00') }, 'UNSUBSCRIBED'],
])('a subscription that was %s is %s', (_what, given, state) => {
  expect(stateOf(times(given))).toBe(state);
});

const subscribed = { confirmedAt: at('20T11:05:00') };
const left = { ...subscribed, unsubscribedAt: at('21T00:00:00') };

test.each([
  ['a new address', null, 'CONFIRM', 'SUBSCRIBE'],
  ['one that was asked a minute ago', { mailedAt: at('24T11:59:00') }, 'NOTHING', 'SUBSCRIBE'],
  ['one that was asked just within the hour', { mailedAt: at('24T11:00:01') }, 'NOTHING', 'SUBSCRIBE'],
  ['one that was asked an hour ago', { mailedAt: at('24T11:00:00') }, 'CONFIRM', 'SUBSCRIBE'],
  ['a subscriber', { ...subscribed, mailedAt: at('20T11:05:00') }, 'WELCOME_AGAIN', 'NOTHING'],
  ['a subscriber of a minute', { ...subscribed, mailedAt: at('24T11:59:00') }, 'NOTHING', 'NOTHING'],
  ['who left', left, 'CONFIRM', 'SUBSCRIBE'],
])('of %s: a request by anyone, and by its proven owner', (_what, given, byAnybody, byOwner) => {
  const stored = given && times(given);
  expect([decideRequest(stored, now, false), decideRequest(stored, now, true)]).toEqual([byAnybody, byOwner]);
});

test.each([
  ['of an hour ago', {}, 'CONFIRM'],
  ['just within seven days', { requestedAt: at('17T12:00:01') }, 'CONFIRM'],
  ['seven days old', { requestedAt: at('17T12:00:00') }, 'EXPIRED'],
  ['pressed again', { confirmedAt: at('24T11:30:00') }, 'DONE'],
  ['pressed again a year later', { requestedAt: at('01T00:00:00'), ...subscribed }, 'DONE'],
  ['sent before they left', { ...left, requestedAt: at('20T11:00:00') }, 'EXPIRED'],
  ['sent because they want to come back', { ...left, requestedAt: at('24T11:00:00') }, 'CONFIRM'],
])('a link that was %s', (_what, given, outcome) => {
  expect(decideConfirmation(times(given), now)).toBe(outcome);
});
