import { z } from 'zod';
import { line } from '../../shared/text-rules.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time/duration.ts';
import { brokenRule } from '../../shared/validate.ts';
import { eventTypes } from './event-type.ts';

/**
 * Why a webhook is off: staff turned it off, its receiver is permanently gone (410), or every attempt failed
 * for a week.
 */
export const disabledReasons = ['STAFF', 'GONE', 'FAILING'] as const;

export type DisabledReason = (typeof disabledReasons)[number];

/** Per shop. */
export const MAX_WEBHOOKS = 50;

/** Per replay. */
export const MAX_REPLAYED = 1000;

/** How long the previous secret is still used beside the new one, in ms. */
export const ROTATION = DAY;

/** A webhook is turned off after failing for this long, in ms. */
export const MAX_FAILING = 7 * DAY;

/** How long messages and their attempts are stored, in ms. */
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

/** Pauses after each failed attempt, in ms: about a day in total. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR];

/**
 * Maximum random share by which a pause is shorter or longer, so that messages that failed together are not
 * retried together.
 */
const JITTER = 0.1;

/**
 * The pause after this many failed attempts, in ms; null if there is no further attempt. `chance` is 0 to 1.
 */
export function pauseAfter(attempts: number, chance: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}

/** The outcome of an attempt. */
export type Outcome = 'DELIVERED' | 'GONE' | 'RETRY';

/** @param status of the response, or null without one */
export function outcomeOf(status: number | null): Outcome {
  if (status === 410) return 'GONE';
  return status !== null && status >= 200 && status < 300 ? 'DELIVERED' : 'RETRY';
}
