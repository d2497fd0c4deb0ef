import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Response header with the request's id; behind a trusted proxy also the request header that sets it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies and load balancers send: UUIDs, hexadecimal numbers, and such texts with dots and dashes. */
const VALID_ID = /^[\w.-]{8,128}$/;

/**
 * The id of a request: that of the trusted proxy if it sends one, otherwise a new one. Only a proxy may
 * choose it, because it ends up in logs and the audit log.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustsProxy: boolean): string {
  const sent = trustsProxy ? headers[REQUEST_ID_HEADER] : undefined;
  if (typeof sent === 'string' && VALID_ID.test(sent)) return sent;
  // Nothing sorts by request ids, and `newId` asks the operating system for each.
  return randomUUID();
}
