import { z } from 'zod';
import { line } from '../../shared/text-rules.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time/duration.ts';
import { brokenRule } from '../../shared/validate.ts';
import { eventTypes } from './event-type.ts';

/**
 * Why a webhook is off: staff turned it off, its receiver is gone for good (410), or every attempt failed for
 * a week.
 */
export const disabledReasons = ['STAFF', 'GONE', 'FAILING'] as const;

export type DisabledReason = (typeof disabledReasons)[number];

/** How many webhooks a shop has at most. */
export const MAX_WEBHOOKS = 50;

/** How many messages one replay sends at most. */
export const MAX_REPLAYED = 1000;

/** How long a secret is still used beside the one that replaces it, in ms. */
export const ROTATION = DAY;

/** After how long of nothing but failures a webhook is turned off, in ms. */
export const MAX_FAILING = 7 * DAY;

/** How long messages and their attempts are kept, in ms. */
export const KEPT_FOR = 30 * DAY;

const MAX_URL = 2048;
const MAX_DESCRIPTION = 200;

const url = z
  .string()
  .trim()
  .max(MAX_URL, brokenRule('webhook.url'))
  .refine((text) => URL.canParse(text), brokenRule('webhook.url'));

export const webhookSchema = z.object({
  url,
  description: line('label.description', MAX_DESCRIPTION).nullish(),
  eventTypes: z
    .array(z.enum(eventTypes))
    .min(1, brokenRule('webhook.noEvents'))
    .transform((types) => eventTypes.filter((type) => types.includes(type))),
  isEnabled: z.boolean().nullish(),
});

/** The pauses after the first failed attempt, the second and so on, in ms: about a day in all. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR];

/**
 * By how much a pause is shorter or longer at most, so that what failed together does not come again
 * together.
 */
const JITTER = 0.1;

/**
 * How long to wait after so many failed attempts, in ms, or null when none is to follow. `chance` is 0 to 1.
 */
export function pauseAfter(attempts: number, chance: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}

/** What an attempt came to. */
export type Outcome = 'DELIVERED' | 'GONE' | 'RETRY';

/** @param status of the answer, or null without one */
export function outcomeOf(status: number | null): Outcome {
  if (status === 410) return 'GONE';
  return status !== null && status >= 200 && status < 300 ? 'DELIVERED' : 'RETRY';
}
