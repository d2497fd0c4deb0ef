import { type Message, message } from './shared/messages/message.ts';

/**
 * Every error that a caller can cause or meet, as one closed list. `status` is the HTTP status of the REST
 * calls; `audience` says where GraphQL puts it: `user` into the payload's `userErrors`, `client` into the
 * top-level `errors`. Anything that is not in the list is a defect and leaves as INTERNAL_SERVER_ERROR.
 */
export const errorCodes = {
  REQUIRED: { status: 422, audience: 'user' },
  INVALID_VALUE: { status: 422, audience: 'user' },
  EMAIL_TAKEN: { status: 409, audience: 'user' },
  EMAIL_UNVERIFIED: { status: 409, audience: 'user' },
  PHONE_TAKEN: { status: 409, audience: 'user' },
  CREDENTIALS_WRONG: { status: 401, audience: 'user' },
  PASSWORD_WRONG: { status: 403, audience: 'user' },
  CODE_WRONG: { status: 403, audience: 'user' },
  CHALLENGE_EXPIRED: { status: 401, audience: 'user' },
  SECOND_FACTOR_ON: { status: 409, audience: 'user' },
  SECOND_FACTOR_REQUIRED: { status: 409, audience: 'user' },
  PASSKEY_REJECTED: { status: 403, audience: 'user' },
  RESET_TOKEN_INVALID: { status: 422, audience: 'user' },
  LINK_INVALID: { status: 422, audience: 'user' },
  LINK_EXPIRED: { status: 410, audience: 'user' },
  ADMIN_SECRET_WRONG: { status: 403, audience: 'user' },
  INVITATION_INVALID: { status: 422, audience: 'user' },
  LAST_OWNER: { status: 409, audience: 'user' },
  ROLE_IN_USE: { status: 409, audience: 'user' },
  KEY_REVOKED: { status: 409, audience: 'user' },
  ROLE_NAME_TAKEN: { status: 409, audience: 'user' },
  FIELD_LOCKED: { status: 403, audience: 'user' },
  ADDRESS_BOOK_FULL: { status: 422, audience: 'user' },
  NOT_FOUND: { status: 404, audience: 'user' },
  HANDLE_TAKEN: { status: 409, audience: 'user' },
  SKU_TAKEN: { status: 409, audience: 'user' },
  EXTERNAL_ID_TAKEN: { status: 409, audience: 'user' },
  VARIANT_UNKNOWN: { status: 422, audience: 'user' },
  VARIANT_CHANGED: { status: 409, audience: 'user' },
  VERSION_CHANGED: { status: 409, audience: 'user' },
  CART_EMPTY: { status: 422, audience: 'user' },
  CART_FULL: { status: 422, audience: 'user' },
  CART_CHANGED: { status: 409, audience: 'user' },
  IN_STOCK: { status: 409, audience: 'user' },
  OUT_OF_STOCK: { status: 409, audience: 'user' },
  DELIVERY_UNAVAILABLE: { status: 409, audience: 'user' },
  TOTAL_CHANGED: { status: 409, audience: 'user' },
  PROMOTION_UNKNOWN: { status: 404, audience: 'user' },
  PROMOTION_NOT_YET: { status: 409, audience: 'user' },
  PROMOTION_EXPIRED: { status: 409, audience: 'user' },
  PROMOTION_USED_UP: { status: 409, audience: 'user' },
  PROMOTION_USED_BY_CUSTOMER: { status: 409, audience: 'user' },
  PROMOTION_NOT_FOR_THIS_CUSTOMER: { status: 409, audience: 'user' },
  PROMOTION_FIRST_ORDER_ONLY: { status: 409, audience: 'user' },
  PROMOTION_NOT_FOR_THESE_PRODUCTS: { status: 409, audience: 'user' },
  PROMOTION_MINIMUM_NOT_REACHED: { status: 409, audience: 'user' },
  PROMOTION_NOT_COMBINABLE: { status: 409, audience: 'user' },
  PROMOTION_WITHOUT_EFFECT: { status: 409, audience: 'user' },
  PROMOTION_CODE_TAKEN: { status: 409, audience: 'user' },
  TOO_MANY_CODES: { status: 422, audience: 'user' },
  ORDER_KEY_REUSED: { status: 409, audience: 'user' },
  ORDER_LIMIT_REACHED: { status: 409, audience: 'user' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 409, audience: 'user' },
  NOT_CANCELLABLE: { status: 409, audience: 'user' },
  NOT_DELIVERABLE: { status: 409, audience: 'user' },
  ADDRESS_LOCKED: { status: 409, audience: 'user' },
  IMPORT_NOT_READY: { status: 409, audience: 'user' },
  ERASURE_BLOCKED: { status: 409, audience: 'user' },
  NOT_SHIPPABLE: { status: 409, audience: 'user' },
  NOT_PAYABLE: { status: 409, audience: 'user' },
  NOT_REFUNDABLE: { status: 409, audience: 'user' },
  NOT_RETURNABLE: { status: 409, audience: 'user' },
  RETURN_STEP_INVALID: { status: 409, audience: 'user' },
  NOT_DISMISSIBLE: { status: 409, audience: 'user' },
  NOT_FLAGGED: { status: 409, audience: 'user' },
  PAYMENT_UNAVAILABLE: { status: 503, audience: 'user' },
  SLUG_TAKEN: { status: 409, audience: 'user' },
  CATEGORY_CYCLE: { status: 422, audience: 'user' },
  CATEGORY_TOO_DEEP: { status: 422, audience: 'user' },
  CATEGORY_NOT_EMPTY: { status: 409, audience: 'user' },
  STORAGE_UNAVAILABLE: { status: 503, audience: 'user' },
  STORAGE_FULL: { status: 507, audience: 'user' },
  NOT_REVIEWABLE: { status: 403, audience: 'user' },
  GUESTS_NOT_ALLOWED: { status: 403, audience: 'user' },
  REVIEW_EXISTS: { status: 409, audience: 'user' },
  OWN_REVIEW: { status: 409, audience: 'user' },
  BAD_REQUEST: { status: 400, audience: 'client' },
  UNAUTHENTICATED: { status: 401, audience: 'client' },
  FORBIDDEN: { status: 403, audience: 'client' },
  RATE_LIMITED: { status: 429, audience: 'client' },
  UNAVAILABLE: { status: 503, audience: 'client' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, audience: 'client' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, audience: 'client' },
  IDEMPOTENCY_RESPONSE_LOST: { status: 409, audience: 'client' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/**
 * Whether an error is worth repeating the same request for: the reason passes by itself. Defects, which have
 * no code of the list, may.
 */
export function isTransient(code: string): boolean {
  const status = Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode].status : 500;
  return status >= 500 || status === 429;
}

/** Codes that a payload's `userErrors` may have; the same list as the contract's enum UserErrorCode. */
export type UserErrorCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['audience'] extends 'user' ? Code : never;
}[ErrorCode];

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
    return errorCodes[this.code].status;
  }
}

/** A user error with one reason. `field` is the path of the input field, for example ['input', 'email']. */
export function userError(code: UserErrorCode, message: Message, field: string[] | null = null): UserError {
  return new UserError([{ code, message, field }]);
}

type ClientErrorCode = Exclude<ErrorCode, UserErrorCode>;

/**
 * An error of the request itself, whatever it asks for. `retryAfter` is in seconds; `reason` is what the
 * caller reads.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly code: ClientErrorCode,
    readonly reason: Message,
    readonly retryAfter: number | null = null,
  ) {
    super(reason.key);
  }

  get status(): number {
    return errorCodes[this.code].status;
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
