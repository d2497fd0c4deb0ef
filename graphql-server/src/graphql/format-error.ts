import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { RequestError, UserError } from '../errors.ts';
import { classifyDatabaseError } from '../shared/database-errors.ts';

/** Logs a defect and returns its reference in the log. */
export type ReportDefect = (error: unknown) => string;

/** Codes of Apollo Server that concern the document, not our data. */
const documentCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Passes only errors of the closed list to clients; anything else becomes a reference to the log. */
export function formatError(reportDefect: ReportDefect) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const cause = classifyDatabaseError(original) ?? original;
    const place = { ...(formatted.path && { path: formatted.path }) };
    if (cause instanceof RequestError) {
      const extensions = { code: cause.code, ...(cause.retryAfter && { retryAfter: cause.retryAfter }) };
      return { message: cause.message, ...place, extensions };
    }
    if (cause instanceof UserError)
      return { message: cause.message, ...place, extensions: { code: cause.code } };
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && documentCodes.has(code)) {
      const locations = formatted.locations && { locations: formatted.locations };
      return { message: formatted.message, ...locations, ...place, extensions: { code } };
    }
    // An error of graphql-js itself, before any resolver ran, such as more invalid variables than it counts: the
    // request is wrong.
    if (error instanceof GraphQLError && !error.originalError && !error.path) {
      return { message: error.message, extensions: { code: 'BAD_REQUEST' } };
    }
    const reference = reportDefect(cause);
    return {
      message: `Something went wrong (reference ${reference}).`,
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}
