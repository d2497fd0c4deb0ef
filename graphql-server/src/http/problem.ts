import { type UserErrorIssue, UserError } from '../errors.ts';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { type Message, message } from '../shared/messages/message.ts';
import { toRequestError } from '../db/to-request-error.ts';

/** A response in the format of RFC 9457; the title is the status's reason phrase. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: ProblemError[];
  /** Missing only in responses to malformed HTTP, which is no request. */
  requestId?: string;
}

interface ProblemError {
  code: string;
  detail: string;
  /** A JSON pointer (RFC 6901) into the request's body. */
  pointer: string;
}

export interface ProblemResponse {
  problem: Problem;
  headers: Record<string, string>;
}

/** When to retry after a temporary failure of another service, in seconds. */
const RETRY_AFTER = 5;

/** Errors of the HTTP layer itself, before a call sees the request. */
const httpErrors: Record<number, [code: string, reason: Message]> = {
  400: ['BAD_REQUEST', message('request.notJson')],
  404: ['NOT_FOUND', message('request.noSuchCall')],
  413: ['PAYLOAD_TOO_LARGE', message('request.bodyTooLarge')],
  415: ['UNSUPPORTED_MEDIA_TYPE', message('request.mediaType')],
};

/** The reason phrases of HTTP statuses. */
const titles: Record<number, Message> = {
  400: message('status.400'),
  401: message('status.401'),
  403: message('status.403'),
  404: message('status.404'),
  405: message('status.405'),
  408: message('status.408'),
  409: message('status.409'),
  410: message('status.410'),
  412: message('status.412'),
  413: message('status.413'),
  415: message('status.415'),
  422: message('status.422'),
  429: message('status.429'),
  431: message('status.431'),
  500: message('status.500'),
  503: message('status.503'),
  507: message('status.507'),
};

/**
 * Converts an error to an RFC 9457 problem in the caller's language. `names` maps the services' fields to
 * those of the request's body. Null for errors outside the closed list: defects.
 */
export function toProblem(
  error: unknown,
  locale: Locale,
  names: Readonly<Record<string, string>> = {},
): ProblemResponse | null {
  if (error instanceof UserError) {
    const retryAfter = error.status === 503 ? RETRY_AFTER : null;
    const { message: reason } = error.issues[0];
    const errors = pointTo(error.issues, locale, names);
    return response(locale, error.status, error.code, reason, { errors, retryAfter });
  }
  const requestError = toRequestError(error);
  if (requestError) {
    const { status, code, reason, retryAfter } = requestError;
    return response(locale, status, code, reason, { retryAfter });
  }
  // A path outside of a folder of files is "not found", like a missing file.
  const status = httpStatusOf(error) === 403 ? 404 : httpStatusOf(error);
  const [code, reason] = httpErrors[status] ?? [];
  return code && reason ? response(locale, status, code, reason) : null;
}

/** The response for an API path without calls. */
export function noSuchCall(locale: Locale): ProblemResponse {
  return response(locale, 404, 'NOT_FOUND', message('request.noSuchCall'));
}

/** The response for a path with neither a page nor a file. */
export function notFound(locale: Locale): Pick<Problem, 'title' | 'status'> {
  return { title: titleOf(404, locale), status: 404 };
}

/** The response for a path that has calls, but not with this method; `allowed` lists its methods. */
export function wrongMethod(allowed: readonly string[], locale: Locale): ProblemResponse {
  const reason = message('request.noSuchMethod');
  const { problem, headers } = response(locale, 405, 'METHOD_NOT_ALLOWED', reason);
  return { problem, headers: { ...headers, allow: allowed.join(', ') } };
}

/** The response to malformed HTTP. */
export function unreadableRequest(status: number, code: string, reason: Message, locale: Locale): Problem {
  return response(locale, status, code, reason).problem;
}

/** The response to a defect; it contains only the reference to the log. */
export function toDefect(reference: string, locale: Locale): ProblemResponse {
  return response(locale, 500, 'INTERNAL_SERVER_ERROR', message('request.defect', { reference }));
}

/** The same problem with another status, for callers that support only that one. */
export function withStatus(
  { problem, headers }: ProblemResponse,
  status: number,
  locale: Locale,
): ProblemResponse {
  return { problem: { ...problem, status, title: titleOf(status, locale) }, headers };
}

function response(
  locale: Locale,
  status: number,
  code: string,
  reason: Message,
  { errors = [], retryAfter = null }: { errors?: ProblemError[]; retryAfter?: number | null } = {},
): ProblemResponse {
  const detail = formatMessage(locale, reason);
  return {
    problem: {
      title: titleOf(status, locale),
      status,
      detail,
      code,
      ...(errors.length > 0 && { errors }),
    },
    headers: headersOf(status, retryAfter),
  };
}

/** The headers for an error's status; `retryAfter` is in seconds. */
export function headersOf(status: number, retryAfter: number | null): Record<string, string> {
  return {
    ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
    // RFC 9110, section 11.6.1: a 401 response says how to authenticate.
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  };
}

function titleOf(status: number, locale: Locale): string {
  return formatMessage(locale, titles[status] ?? message('status.other'));
}

function pointTo(
  issues: readonly UserErrorIssue[],
  locale: Locale,
  names: Readonly<Record<string, string>>,
): ProblemError[] {
  return issues.flatMap(({ code, message: reason, field }) =>
    field ? [{ code, detail: formatMessage(locale, reason), pointer: toPointer(field, names) }] : [],
  );
}

/** A JSON pointer (RFC 6901) into the body, for a service's path that begins with 'input'. */
function toPointer(field: string[], names: Readonly<Record<string, string>>): string {
  const path = field[0] === 'input' ? field.slice(1) : field;
  const steps = path.map((step) => (names[step] ?? step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return ['#', ...steps].join('/');
}

function httpStatusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}
