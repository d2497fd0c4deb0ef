import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What a status means that the server, or what stands before it, gives to an answer as a whole. */
const CODES_OF_STATUS: Readonly<Record<number, string>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' };

/** The contract's code of a failed operation (`UNAUTHENTICATED`, `FORBIDDEN`, ...), or null when the server never answered. */
export function errorCode(error: unknown): string | null {
  if (ServerError.is(error)) return CODES_OF_STATUS[error.statusCode] ?? 'INTERNAL_SERVER_ERROR';
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}
