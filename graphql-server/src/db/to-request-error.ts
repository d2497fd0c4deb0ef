import { RequestError } from '../errors.ts';
import { message } from '../shared/messages/message.ts';

/**
 * SQLSTATE codes and classes of temporary failures: connection lost (08), out of resources (53), shutting
 * down (57P), lock or statement timeout, deadlock, serialization failure; read only, as a former primary is
 * after a failover (25006).
 */
const passing = /^(08...|53...|57P..|55P03|57014|25P03|25006|40P01|40001)$/;

/** Network errors when no database is there, and the data layer's code when it did not respond in time. */
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'DATABASE_UNAVAILABLE'],
]);

/**
 * The driver's errors without a code: a connection broke, could not be opened, or belongs to a shop that is
 * closing.
 */
const brokenConnection =
  /connection (terminated|ended)|not queryable|timeout expired|timeout exceeded when trying to connect|query read timeout|calling end on the pool|driver has already been destroyed/i;

/** Text that PostgreSQL cannot store, above all with U+0000: as bytes, and as JSON. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** PostgreSQL's message (22P02) about an id that is no UUID. */
const NO_UUID = /^invalid input syntax for type uuid/;

/**
 * Maps an error to a request error: returns a RequestError unchanged, and treats a busy or unavailable
 * database as temporary; the caller may retry after a second. Null for user errors and our own defects.
 */
export function toRequestError(error: unknown): RequestError | null {
  if (error instanceof RequestError) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (UNSTORABLE_TEXT.has(code)) return new RequestError('BAD_REQUEST', message('request.nul'));
  if (NO_UUID.test(error.message)) return new RequestError('BAD_REQUEST', message('request.idInvalid'));
  if (passing.test(code) || unreachable.has(code) || brokenConnection.test(error.message)) {
    return new RequestError('UNAVAILABLE', message('request.shopBusy'), 1);
  }
  return null;
}
