import { moduleErrors } from './module-errors.generated.ts';
import { type Message, message } from './shared/messages/message.ts';

/** Expected errors that any module may have, with their HTTP status in REST; modules declare the others. */
const sharedErrors = {
  REQUIRED: 422,
  INVALID_VALUE: 422,
  FIELD_LOCKED: 403,
  NOT_FOUND: 404,
  VERSION_CHANGED: 409,
} as const;

/** Errors of a request as such, whatever it asks for. */
const requestErrors = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_IN_PROGRESS: 409,
  IDEMPOTENCY_RESPONSE_LOST: 409,
} as const;

const userErrors = { ...sharedErrors, ...moduleErrors } as const;

/**
 * Every error that a caller can cause or meet, as one closed list, with the HTTP status of the REST calls.
 * GraphQL puts those of requests into the top-level `errors`, and all others into the payload's `userErrors`.
 * Anything that is not in the list is a defect and leaves as INTERNAL_SERVER_ERROR.
 */
export const errorStatuses = { ...userErrors, ...requestErrors } as const;

export type ErrorCode = keyof typeof errorStatuses;

/**
 * Whether an error is worth repeating the same request for: the reason passes by itself. Defects, which have
 * no code of the list, may.
 */
export function isTransient(code: string): boolean {
  const status = Object.hasOwn(errorStatuses, code) ? errorStatuses[code as ErrorCode] : 500;
  return status >= 500 || status === 429;
}

/** Codes that a payload's `userErrors` may have; the same list as the contract's enum UserErrorCode. */
export type UserErrorCode = keyof typeof userErrors;

/** One reason, with the path of the input field concerned, or null when it concerns no single field. */
export interface UserErrorIssue {
  code: UserErrorCode;
  message: Message;
  field: string[] | null;
}

/**
 * An expected error that the user can act on. Its `issues` are never empty. What it says is a message of the
 * catalogue, which the edges put into the reader's language; the error's own message is only that one's key,
 * for the log.
 */
export class UserError extends Error {
  override readonly name = 'UserError';

  constructor(readonly issues: readonly [UserErrorIssue, ...UserErrorIssue[]]) {
    super(issues[0].message.key);
  }

  get code(): UserErrorCode {
    return this.issues[0].code;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** A user error with one reason. `field` is the path of the input field, for example ['input', 'email']. */
export function userError(code: UserErrorCode, message: Message, field: string[] | null = null): UserError {
  return new UserError([{ code, message, field }]);
}

type RequestErrorCode = keyof typeof requestErrors;

/**
 * An error of the request itself, whatever it asks for. `retryAfter` is in seconds; `reason` is what the
 * caller reads.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly code: RequestErrorCode,
    readonly reason: Message,
    readonly retryAfter: number | null = null,
  ) {
    super(reason.key);
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** No token, or one that is forged, expired or revoked. */
export function unauthenticated(): RequestError {
  return new RequestError('UNAUTHENTICATED', message('request.unauthenticated'));
}

/** A valid token of the wrong role. */
export function forbidden(): RequestError {
  return new RequestError('FORBIDDEN', message('request.forbidden'));
}

/** How long to wait, never shorter than it is: seconds up to a minute, then minutes. */
export function waitTime(seconds: number): Message {
  return message('request.wait', { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) });
}

/** Too many attempts; `retryAfter` in seconds. */
export function rateLimited(retryAfter: number): RequestError {
  const reason = message('request.tooManyAttempts', { wait: waitTime(retryAfter) });
  return new RequestError('RATE_LIMITED', reason, retryAfter);
}
