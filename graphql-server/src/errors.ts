/**
 * Everything that may go wrong by somebody's wish, as one closed list. `status` is the HTTP status of the
 * REST calls; `audience` says where GraphQL puts it: `person` into the payload's `userErrors`, `client`
 * into the top-level `errors`. What is not in the list is a defect and leaves as INTERNAL_SERVER_ERROR.
 */
export const errorCodes = {
  REQUIRED: { status: 422, audience: 'person' },
  INVALID_VALUE: { status: 422, audience: 'person' },
  EMAIL_TAKEN: { status: 409, audience: 'person' },
  EMAIL_UNVERIFIED: { status: 409, audience: 'person' },
  PHONE_TAKEN: { status: 409, audience: 'person' },
  CREDENTIALS_WRONG: { status: 401, audience: 'person' },
  PASSWORD_WRONG: { status: 403, audience: 'person' },
  RESET_TOKEN_INVALID: { status: 422, audience: 'person' },
  ADMIN_SECRET_WRONG: { status: 403, audience: 'person' },
  FIELD_LOCKED: { status: 403, audience: 'person' },
  ADDRESS_BOOK_FULL: { status: 422, audience: 'person' },
  NOT_FOUND: { status: 404, audience: 'person' },
  VARIANT_UNKNOWN: { status: 422, audience: 'person' },
  CART_EMPTY: { status: 422, audience: 'person' },
  CART_FULL: { status: 422, audience: 'person' },
  CART_CHANGED: { status: 409, audience: 'person' },
  OUT_OF_STOCK: { status: 409, audience: 'person' },
  TOTAL_CHANGED: { status: 409, audience: 'person' },
  ORDER_KEY_REUSED: { status: 409, audience: 'person' },
  NOT_CANCELLABLE: { status: 409, audience: 'person' },
  NOT_PAYABLE: { status: 409, audience: 'person' },
  NOT_REFUNDABLE: { status: 409, audience: 'person' },
  NOT_FLAGGED: { status: 409, audience: 'person' },
  PAYMENT_UNAVAILABLE: { status: 503, audience: 'person' },
  BAD_REQUEST: { status: 400, audience: 'client' },
  UNAUTHENTICATED: { status: 401, audience: 'client' },
  FORBIDDEN: { status: 403, audience: 'client' },
  RATE_LIMITED: { status: 429, audience: 'client' },
  UNAVAILABLE: { status: 503, audience: 'client' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Codes that a payload's `userErrors` may carry; the contract's enum UserErrorCode is the same list. */
export type PersonErrorCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['audience'] extends 'person' ? Code : never;
}[ErrorCode];

/** One reason, with the path of the input field concerned, or null when no single field is. */
export interface Issue {
  code: PersonErrorCode;
  message: string;
  field: string[] | null;
}

/** A refusal that a person can act on. Its `issues` are never empty. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly issues: readonly [Issue, ...Issue[]]) {
    super(issues[0].message);
  }

  get code(): PersonErrorCode {
    return this.issues[0].code;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** A refusal for one reason. `field` is the path of the input field, for example ['input', 'email']. */
export function refuse(code: PersonErrorCode, message: string, field: string[] | null = null): Refusal {
  return new Refusal([{ code, message, field }]);
}

type ClientErrorCode = Exclude<ErrorCode, PersonErrorCode>;

/** A refusal of the call as such, whatever it asks for. `retryAfter` is in seconds. */
export class AccessError extends Error {
  override readonly name = 'AccessError';

  constructor(
    readonly code: ClientErrorCode,
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** No token, or one that is forged, expired or revoked. */
export function unauthenticated(): AccessError {
  return new AccessError('UNAUTHENTICATED', 'Please log in.');
}

/** A valid token of the wrong role. */
export function forbidden(): AccessError {
  return new AccessError('FORBIDDEN', 'Action Forbidden');
}

/** Too many tries; `retryAfter` in seconds. */
export function rateLimited(retryAfter: number): AccessError {
  return new AccessError('RATE_LIMITED', 'Too many attempts. Please try again later.', retryAfter);
}
