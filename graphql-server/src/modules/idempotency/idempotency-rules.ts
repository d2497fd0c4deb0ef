import { createHash } from 'node:crypto';
import { RequestError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';

/** How long an answer is kept, in ms. */
export const KEPT_FOR = DAY;

/**
 * How long a request may take, in ms; one that has not ended by then belongs to a process that has died. Many
 * times what the slowest takes.
 */
export const CLAIM = 2 * MINUTE;

/** When to ask again while the first request is under way, in seconds. */
const RETRY_AFTER = 1;

/** Visible ASCII, which a header can carry without being encoded, and no quotes, which stand around it. */
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

/** A hash of what a request asks for: the operation, and all that it is given. */
export function fingerprintOf(operation: string, input: unknown): string {
  const hash = createHash('sha256').update(operation).update('\n');
  return hash.update(input instanceof Uint8Array ? input : (JSON.stringify(input) ?? '')).digest('base64url');
}

/** The key was used for something else. */
export function keyReused(): RequestError {
  return new RequestError('IDEMPOTENCY_KEY_REUSED', message('request.idempotencyKeyReused'));
}

/** The request with the key is being carried out. */
export function inProgress(): RequestError {
  return new RequestError('IDEMPOTENCY_IN_PROGRESS', message('request.idempotencyInProgress'), RETRY_AFTER);
}

/** The change was made, and nobody knows any more what was answered to it. */
export function responseLost(): RequestError {
  return new RequestError('IDEMPOTENCY_RESPONSE_LOST', message('request.idempotencyResponseLost'));
}
