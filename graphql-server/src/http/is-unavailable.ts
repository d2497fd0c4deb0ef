import { RequestError } from '../errors.ts';
import { classifyDatabaseError } from '../db/classify-database-error.ts';

/** Whether an error, or one in a GraphQL response, says that the shop is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof RequestError) return error.code === 'UNAVAILABLE';
  return codeOf(error) === 'UNAVAILABLE' || classifyDatabaseError(error)?.code === 'UNAVAILABLE';
}

/** The contract's code of an error as it leaves the server. */
function codeOf(error: unknown): unknown {
  const { extensions } = (error ?? {}) as { extensions?: { code?: unknown } };
  return extensions?.code;
}
