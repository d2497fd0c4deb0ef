import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** Logs defects with a short reference, which is all that the caller gets. */
export function reportDefect(log: FastifyBaseLogger): (error: unknown) => string {
  return (error) => {
    const reference = randomBytes(4).toString('hex').toUpperCase();
    log.error({ err: error, reference }, 'defect');
    return reference;
  };
}
