import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../../shared/concurrency-limit.ts';

/** The argon2id settings of OWASP's password storage recommendation: 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and a thread for about 20 ms. Calls that would wait more than a few seconds are
 * rejected.
 */
const limited = limitConcurrency(4, 200);

/** Verified for unknown users, who have no hash, so that the response takes equally long. */
const unknownUserHash = hash(randomBytes(16), options);

/** Hashes a password with argon2id. @throws RequestError UNAVAILABLE when too many calls wait */
export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(normalise(password), options));
}

/**
 * Whether the password matches the hash. Without a hash (unknown users, or Google accounts) it returns false
 * after the same time.
 * @throws RequestError UNAVAILABLE when too many calls wait
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await unknownUserHash);
  const isRight = await limited(() => verify(against, normalise(password)));
  return isRight && passwordHash !== null;
}

/** The same characters may be encoded differently, depending on the keyboard (RFC 8265). */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
