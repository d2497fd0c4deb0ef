import type { FastifyRequest } from 'fastify';
import { pathOf } from './request-url.ts';

/** What tells whether a request only reads; a connection for subscriptions has none of it. */
export type ReadRequest = Pick<FastifyRequest, 'headers'> &
  Partial<Pick<FastifyRequest, 'method' | 'originalUrl' | 'body'>>;

/** A change, or a link with a secret in it, by which somebody looks at what is theirs. */
const CHANGES_OR_OWNS = /mutation|token/i;

/**
 * Whether a request is a visitor's who looks at what everybody may see: it carries no session, key or link,
 * and changes nothing. What it reads may be a moment old, because nobody looks for a change of their own in
 * it.
 */
export function isAnonymousRead({ headers, method, originalUrl = '', body }: ReadRequest): boolean {
  if (headers.authorization !== undefined) return false;
  if (method === 'GET' || method === 'HEAD') return !CHANGES_OR_OWNS.test(originalUrl);
  if (method !== 'POST' || pathOf(originalUrl) !== '/graphql') return false;
  const document: unknown = (body as { query?: unknown } | null | undefined)?.query;
  return typeof document === 'string' && !CHANGES_OR_OWNS.test(document);
}
