import { STATUS_CODES } from 'node:http';
import { RequestError, type UserErrorIssue, UserError } from '../errors.ts';
import { classifyDatabaseError } from '../shared/database-errors.ts';

/** An answer in the form of RFC 9457; the title is the phrase of the status. `errors` point into the request's body. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: { code: string; detail: string; pointer: string }[];
}

/** A problem with the headers that go with it. */
export interface ProblemResponse {
  problem: Problem;
  headers: Record<string, string>;
}

/** When to try again what somebody else could not do just now, in seconds. */
const RETRY_AFTER = 5;

/** What the HTTP layer itself refuses, before a call sees it. */
const httpErrors: Record<number, [code: string, detail: string]> = {
  400: ['BAD_REQUEST', 'The body is not valid JSON.'],
  404: ['NOT_FOUND', 'There is no such call.'],
  413: ['PAYLOAD_TOO_LARGE', 'The body is too large.'],
  415: [
    'UNSUPPORTED_MEDIA_TYPE',
    'The body must be JSON, sent as application/json; a file is sent as multipart/form-data.',
  ],
};

/**
 * Says an error in the words of RFC 9457. `names` says what the services' fields are called in the request's
 * body. Null for what is not in the closed list: a defect.
 */
export function toProblem(
  error: unknown,
  names: Readonly<Record<string, string>> = {},
): ProblemResponse | null {
  if (error instanceof UserError) {
    const retryAfter = error.status === 503 ? RETRY_AFTER : null;
    return response(error.status, error.code, error.message, pointTo(error.issues, names), retryAfter);
  }
  const requestError = error instanceof RequestError ? error : classifyDatabaseError(error);
  if (requestError)
    return response(
      requestError.status,
      requestError.code,
      requestError.message,
      [],
      requestError.retryAfter,
    );
  const [code, detail] = httpErrors[httpStatusOf(error)] ?? [];
  return code && detail ? response(httpStatusOf(error), code, detail) : null;
}

/** The answer to a path that no call has. */
export function noSuchCall(): ProblemResponse {
  return response(404, 'NOT_FOUND', 'There is no such call.');
}

/** The answer to a path that has calls, but none with this method; `allowed` are those that it has. */
export function wrongMethod(allowed: readonly string[]): ProblemResponse {
  const { problem, headers } = response(405, 'METHOD_NOT_ALLOWED', 'There is no such call with this method.');
  return { problem, headers: { ...headers, allow: allowed.join(', ') } };
}

/** The answer to a defect, which tells nothing but where the log has it. */
export function toDefect(reference: string): ProblemResponse {
  return response(500, 'INTERNAL_SERVER_ERROR', `Something went wrong (reference ${reference}).`);
}

/** The same problem under another status, for callers who know one status only. */
export function withStatus({ problem, headers }: ProblemResponse, status: number): ProblemResponse {
  return { problem: { ...problem, status, title: STATUS_CODES[status] ?? 'Error' }, headers };
}

function response(
  status: number,
  code: string,
  detail: string,
  errors: Problem['errors'] = [],
  retryAfter: number | null = null,
): ProblemResponse {
  const title = STATUS_CODES[status] ?? 'Error';
  return {
    problem: { title, status, detail, code, ...(errors.length > 0 && { errors }) },
    headers: {
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
      // RFC 9110, section 11.6.1: a 401 says how to authenticate.
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
  };
}

function pointTo(
  issues: readonly UserErrorIssue[],
  names: Readonly<Record<string, string>>,
): Problem['errors'] {
  return issues.flatMap(({ code, message, field }) =>
    field ? [{ code, detail: message, pointer: toPointer(field, names) }] : [],
  );
}

/** A JSON pointer (RFC 6901) into the body, for a path that services begin with 'input'. */
function toPointer(field: string[], names: Readonly<Record<string, string>>): string {
  const path = field[0] === 'input' ? field.slice(1) : field;
  const steps = path.map((step) => (names[step] ?? step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return ['#', ...steps].join('/');
}

function httpStatusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}
