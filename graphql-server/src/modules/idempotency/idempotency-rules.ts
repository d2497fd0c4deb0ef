import { createHash } from 'node:crypto';
import { RequestError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';

/** How long a response is stored, in ms. */
export const KEPT_FOR = DAY;

/**
 * How long a request may take, in ms: many times what the slowest takes. After that, its process has died.
 */
export const CLAIM = 2 * MINUTE;

/** Retry delay while the first request is in progress, in seconds. */
const RETRY_AFTER = 1;

/** Visible ASCII, which a header can carry unencoded; no quotes, which delimit the key. */
const KEY = /^[\x21\x23-\x7e]{1,255}$/;

/**
 * The key in the header `Idempotency-Key`, with or without the quotes of a structured field
 * (draft-ietf-httpapi-idempotency-key-header).
 * @throws RequestError BAD_REQUEST
 */
export function readIdempotencyKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!KEY.test(key)) throw new RequestError('BAD_REQUEST', message('request.idempotencyKeyInvalid'));
  return key;
}

/** A hash of a request: its operation and input. */
export function fingerprintOf(operation: string, input: unknown): string {
  const hash = createHash('sha256').update(operation).update('\n');
  return hash.update(input instanceof Uint8Array ? input : (JSON.stringify(input) ?? '')).digest('base64url');
}

/** The key was used for a different request. */
export function keyReused(): RequestError {
  return new RequestError('IDEMPOTENCY_KEY_REUSED', message('request.idempotencyKeyReused'));
}

/** A request with the key is still in progress. */
export function inProgress(): RequestError {
  return new RequestError('IDEMPOTENCY_IN_PROGRESS', message('request.idempotencyInProgress'), RETRY_AFTER);
}

/** The change was made, but its response was lost. */
export function responseLost(): RequestError {
  return new RequestError('IDEMPOTENCY_RESPONSE_LOST', message('request.idempotencyResponseLost'));
}
