import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The contract's code of a failed operation (`UNAUTHENTICATED`, `FORBIDDEN`, ...), or null when the server never answered. */
export function errorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}
