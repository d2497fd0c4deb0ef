import { toRequestError } from '../db/to-request-error.ts';

/** Whether an error, or one in a GraphQL response, means that the shop is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return codeOf(error) === 'UNAVAILABLE' || toRequestError(error)?.code === 'UNAVAILABLE';
}

/** The contract's code of an error that leaves the server. */
function codeOf(error: unknown): unknown {
  const { extensions } = (error ?? {}) as { extensions?: { code?: unknown } };
  return extensions?.code;
}
