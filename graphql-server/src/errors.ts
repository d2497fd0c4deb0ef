import { moduleErrors } from './module-errors.generated.ts';
import { type Message, message } from './shared/messages/message.ts';

/** Expected errors that any module may throw, with their HTTP status in REST; modules declare others. */
const sharedErrors = {
  REQUIRED: 422,
  INVALID_VALUE: 422,
  FIELD_LOCKED: 403,
  NOT_FOUND: 404,
  VERSION_CHANGED: 409,
} as const;

/** Errors of a request as a whole, whatever it requests. */
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
 * Every error that callers may get, as one closed list, with its HTTP status in REST. In GraphQL, request
 * errors are top-level `errors` and all others are the payload's `userErrors`. Anything not in the list is a
 * defect and becomes INTERNAL_SERVER_ERROR.
 */
export const errorStatuses = { ...userErrors, ...requestErrors } as const;

export type ErrorCode = keyof typeof errorStatuses;

/**
 * Whether retrying the same request makes sense, because the cause is temporary. Defects, which have no code
 * in the list, may be temporary.
 */
export function isTransient(code: string): boolean {
  const status = Object.hasOwn(errorStatuses, code) ? errorStatuses[code as ErrorCode] : 500;
  return status >= 500 || status === 429;
}

/** Codes in a payload's `userErrors`; the same list as the contract's enum UserErrorCode. */
export type UserErrorCode = keyof typeof userErrors;

/** One reason, with the path of its input field, or null when it concerns no single field. */
export interface UserErrorIssue {
  code: UserErrorCode;
  message: Message;
  field: string[] | null;
}

/**
 * An expected error that the user can act on. `issues` is never empty. Its text is a message of the
 * catalogue, which resolvers and REST handlers translate; the error's own message is only the key, for the
 * log.
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

/**
 * Creates a user error with one reason. `field` is the path of the input field, for example ['input',
 * 'email'].
 */
export function userError(code: UserErrorCode, message: Message, field: string[] | null = null): UserError {
  return new UserError([{ code, message, field }]);
}

type RequestErrorCode = keyof typeof requestErrors;

/**
 * An error of the request as a whole, whatever it requests. `retryAfter` is in seconds; `reason` is for the
 * caller.
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

/** No token, or a forged, expired or revoked one. */
export function unauthenticated(): RequestError {
  return new RequestError('UNAUTHENTICATED', message('request.unauthenticated'));
}

/** A valid token with the wrong role. */
export function forbidden(): RequestError {
  return new RequestError('FORBIDDEN', message('request.forbidden'));
}

/** The wait, rounded up: in seconds up to a minute, then in minutes. */
export function waitTime(seconds: number): Message {
  return message('request.wait', { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) });
}

/** Too many attempts; `retryAfter` in seconds. */
export function rateLimited(retryAfter: number): RequestError {
  const reason = message('request.tooManyAttempts', { wait: waitTime(retryAfter) });
  return new RequestError('RATE_LIMITED', reason, retryAfter);
}
