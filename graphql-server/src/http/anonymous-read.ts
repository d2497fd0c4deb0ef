import type { FastifyRequest } from 'fastify';
import { pathOf } from './request-url.ts';

/** The parts of a request that show whether it only reads; a WebSocket connection lacks them. */
export type ReadRequest = Pick<FastifyRequest, 'headers'> &
  Partial<Pick<FastifyRequest, 'method' | 'originalUrl' | 'body'>>;

/** A change, or a link with a secret token that shows its owner's data. */
const CHANGES_OR_OWNS = /mutation|token/i;

/**
 * Whether a visitor's request reads only public data: it has no session, key or token link, and changes
 * nothing. Its response may be slightly stale, because the visitor does not expect a change of their own in
 * it.
 */
export function isAnonymousRead({ headers, method, originalUrl = '', body }: ReadRequest): boolean {
  if (headers.authorization !== undefined) return false;
  if (method === 'GET' || method === 'HEAD') return !CHANGES_OR_OWNS.test(originalUrl);
  if (method !== 'POST' || pathOf(originalUrl) !== '/graphql') return false;
  const document: unknown = (body as { query?: unknown } | null | undefined)?.query;
  return typeof document === 'string' && !CHANGES_OR_OWNS.test(document);
}
