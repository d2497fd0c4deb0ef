import { CombinedGraphQLErrors, LinkError, ServerError } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';
import { RequestTimeoutError } from './links/request-timeout-error.ts';

/**
 * Error codes for responses that have only an HTTP status, for example from a proxy in front of the server.
 */
const CODES_OF_STATUS: Readonly<Record<number, string>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' };

const messages = (): Readonly<Record<string, string>> => ({
  UNAUTHENTICATED: t`Your session has ended. Please log in again.`,
  FORBIDDEN: t`Action Forbidden`,
  RATE_LIMITED: t`Too many requests. Please try again in a moment.`,
  UNAVAILABLE: t`The shop is busy. Please try again in a moment.`,
});

/** Explains in plain words why an operation failed. User errors (`userErrors`) have their own messages. */
export function errorMessage(error: unknown): string {
  const code = errorCode(error);
  // Only the server knows when the limit resets.
  if (code === 'RATE_LIMITED' && CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? '';
  if (code !== null) return codeMessage(code);
  if (error instanceof RequestTimeoutError) {
    return error.isChange
      ? t`This took too long, so we can’t tell whether it worked. Please check before you try again.`
      : t`The shop is taking too long to respond. Please try again.`;
  }
  // The server responded, but this page could not use the response.
  if (!LinkError.is(error)) return codeMessage('INTERNAL_SERVER_ERROR');
  // `navigator.onLine` is missing in some environments. `true` can be wrong; `false` is reliable.
  return navigator.onLine === false
    ? t`You are offline. Please try again when you are connected.`
    : unreachableMessage();
}

/** Explains an error code in plain words. Unknown codes are reported as our fault. */
export function codeMessage(code: string): string {
  return messages()[code] ?? t`Something went wrong on our side. Please try again.`;
}

/** Says that there was no response, without a reason. */
export function unreachableMessage(): string {
  return t`We can’t reach the shop. Check your connection and try again.`;
}

/**
 * The error code of a failed operation (`UNAUTHENTICATED`, `FORBIDDEN`, ...), or null when there was no
 * response.
 */
export function errorCode(error: unknown): string | null {
  if (ServerError.is(error)) return CODES_OF_STATUS[error.statusCode] ?? 'INTERNAL_SERVER_ERROR';
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}

/** The messages of the payload's `userErrors`; empty without a payload. */
export function userErrorMessages(
  payload: { userErrors: readonly { message: string }[] } | null | undefined,
): string[] {
  return payload?.userErrors.map(({ message }) => message) ?? [];
}
