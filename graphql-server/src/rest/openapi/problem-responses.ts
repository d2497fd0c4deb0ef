import { type ErrorCode, errorStatuses } from '../../errors.ts';
import { httpCodes, type ProblemCode } from './problem-schema.ts';
import type { Route } from '../route.ts';
import { type JsonSchema, refTo } from './schemas.ts';

export interface DocumentResponse {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema }>;
}

/**
 * Errors of any call: an unreadable URL, an invalid token (even where none is needed), a defect, a busy shop.
 */
const always: readonly ProblemCode[] = [
  ...(['BAD_REQUEST', 'UNAUTHENTICATED', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'] as const),
];

/** Errors of any call that writes. */
const ofWrites: readonly ProblemCode[] = [
  ...(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ...(['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_RESPONSE_LOST'] as const),
];

/** Errors that `failureStatus` does not affect: they occur before the call, or come from the shop's state. */
const withOwnStatus: readonly ProblemCode[] = ['UNAUTHENTICATED', 'UNAVAILABLE'];

const headersByStatus: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': header('How to authenticate: `Bearer`.') },
  405: { Allow: header('The methods that the path supports.') },
  429: { 'Retry-After': header('The number of seconds after which to try again.') },
  503: { 'Retry-After': header('The number of seconds after which to try again.') },
};

/** The error responses of a call, by status. */
export function problemResponses(route: Route): Record<string, DocumentResponse> {
  const byStatus = new Map<number, ProblemCode[]>();
  const add = (status: number, code: ProblemCode) =>
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])].sort());
  for (const code of codesOf(route)) add(statusOf(code, route.failureStatus), code);
  // An unreadable URL, or a caller without budget, is rejected before the call is known.
  add(400, 'BAD_REQUEST');
  add(429, 'RATE_LIMITED');
  const statuses = [...byStatus].sort(([one], [other]) => one - other);
  return Object.fromEntries(statuses.map(([status, codes]) => [String(status), problem(status, codes)]));
}

/** The responses for a path without a call, and for one without this method; no operation lists them. */
export const unknownCalls = {
  NoSuchCall: problem(404, ['NOT_FOUND']),
  WrongMethod: problem(405, ['METHOD_NOT_ALLOWED']),
};

function codesOf({ audiences, method, takes, body, errors }: Route): ProblemCode[] {
  const readsInput = method === 'POST' || method === 'PUT' || 'shape' in body;
  return [
    ...always,
    ...errors,
    ...(audiences.includes('PUBLIC') ? [] : (['FORBIDDEN'] as const)),
    ...(method === 'GET' ? [] : ofWrites),
    ...(readsInput ? (['INVALID_VALUE'] as const) : []),
    ...(readsInput && takes === 'JSON' ? (['REQUIRED'] as const) : []),
  ];
}

function statusOf(code: ProblemCode, failureStatus: number | null): number {
  if (failureStatus !== null && !withOwnStatus.includes(code)) return failureStatus;
  return isHttpCode(code) ? httpCodes[code] : errorStatuses[code];
}

function isHttpCode(code: ProblemCode): code is Exclude<ProblemCode, ErrorCode> {
  return code in httpCodes;
}

function problem(status: number, codes: readonly ProblemCode[]): DocumentResponse {
  const headers = headersByStatus[status];
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(headers && { headers }),
    content: {
      'application/problem+json': {
        schema: { allOf: [refTo('Problem'), { properties: { code: { enum: [...codes] } } }] },
      },
    },
  };
}

function header(description: string) {
  return { description, schema: { type: 'string' } };
}
