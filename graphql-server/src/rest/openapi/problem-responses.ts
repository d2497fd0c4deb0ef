import { type ErrorCode, errorStatuses } from '../../errors.ts';
import { httpCodes, type ProblemCode } from '../responses.ts';
import type { Route } from '../route.ts';
import { type JsonSchema, refTo } from './schemas.ts';

/** A response of the document. */
export interface DocumentResponse {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema }>;
}

/**
 * Why any call may fail: an unreadable URL, a bad token (also where none is needed), a defect, a busy shop.
 */
const always: readonly ProblemCode[] = [
  ...(['BAD_REQUEST', 'UNAUTHENTICATED', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'] as const),
];

/** Why any call that writes may fail. */
const ofWrites: readonly ProblemCode[] = [
  ...(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ...(['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_RESPONSE_LOST'] as const),
];

/** What `failureStatus` does not concern: it is said before the call is, or by the shop's state. */
const withOwnStatus: readonly ProblemCode[] = ['UNAUTHENTICATED', 'UNAVAILABLE'];

const headersByStatus: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': header('How to authenticate: `Bearer`.') },
  405: { Allow: header('The methods that the path supports.') },
  429: { 'Retry-After': header('The number of seconds after which to try again.') },
  503: { 'Retry-After': header('The number of seconds after which to try again.') },
};

/** The responses of a call that fails, by status. */
export function problemResponses(route: Route): Record<string, DocumentResponse> {
  const byStatus = new Map<number, ProblemCode[]>();
  const add = (status: number, code: ProblemCode) =>
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])].sort());
  for (const code of codesOf(route)) add(statusOf(code, route.failureStatus), code);
  // An unreadable URL and a caller without a budget are refused before it is known what they ask for.
  add(400, 'BAD_REQUEST');
  add(429, 'RATE_LIMITED');
  const statuses = [...byStatus].sort(([one], [other]) => one - other);
  return Object.fromEntries(statuses.map(([status, codes]) => [String(status), problem(status, codes)]));
}

/** What a path that has no call answers, and one that has none with this method; no operation lists them. */
export const unknownCalls = {
  NoSuchCall: problem(404, ['NOT_FOUND']),
  WrongMethod: problem(405, ['METHOD_NOT_ALLOWED']),
};

function codesOf({ audience, method, takes, body, errors }: Route): ProblemCode[] {
  const readsInput = method === 'POST' || method === 'PUT' || 'shape' in body;
  return [
    ...always,
    ...errors,
    ...(audience === 'PUBLIC' ? [] : (['FORBIDDEN'] as const)),
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
