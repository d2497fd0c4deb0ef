import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** Logs a defect and returns its short reference. */
export type ReportDefect = (error: unknown, requestId?: string) => string;

/** Logs defects with a short reference, which with the request's id is all that the caller gets. */
export function reportDefect(log: FastifyBaseLogger): ReportDefect {
  return (error, requestId) => {
    const reference = randomBytes(4).toString('hex').toUpperCase();
    log.error({ err: error, reference, requestId }, 'defect');
    return reference;
  };
}
