import { z } from 'zod';

// Schemas of environment variables, for `config.ts` and the lists of variables beside it.

/** A switch: 1 or 0. */
export const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true');

/** A whole number in a range. */
export const wholeNumber = (min: number, max = Infinity) => {
  const range = max === Infinity ? `must be at least ${min}` : `must be ${min} to ${max}`;
  return z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, range)
    .max(max, range);
};

/** A secret that can't be guessed. */
export const secret = z.string().min(32, 'must be at least 32 characters long');

/** Only scheme, host and port: anything else would be lost or, in a policy, mean something else. */
const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url?.href === `${url?.origin}/`;
};

/** The origin of a website, without a trailing slash. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine(isOrigin, 'must be a host without a path')
  .transform((url) => new URL(url).origin);

/** Comma-separated values. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(item));

/** Secrets that were used before. */
export const formerSecrets = listOf(secret).default([]);

export const bucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket');

export const bucketRegion = z
  .string()
  .regex(/^[a-z\d-]+$/, 'must be a region such as eu-central-1')
  .default('us-east-1');
