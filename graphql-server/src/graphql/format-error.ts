import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { CoreContext } from '../core/core-services.ts';
import { RequestError, UserError } from '../errors.ts';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { message } from '../shared/messages/message.ts';
import { toRequestError } from '../db/to-request-error.ts';
import type { ReportDefect } from '../http/report-defect.ts';

/** What an error's response takes from its request. */
type ErrorSource = Pick<CoreContext, 'locale' | 'requestId'>;

/** Apollo Server's codes for errors in the document, not in our data. */
const documentCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * Passes only errors of the closed list to clients; anything else becomes a reference to the log. Apollo
 * Server formats errors without their context, so `noteError` remembers the request of each; `shopLocale` is
 * for errors before there is a context. Errors in a document keep graphql-js's English text, which is for
 * developers.
 */
export function errorFormat(reportDefect: ReportDefect, shopLocale: Locale) {
  const sources = new WeakMap<object, ErrorSource>();
  const noteError = (error: object, { locale, requestId }: ErrorSource): void => {
    sources.set(error, { locale, requestId });
  };
  const plugin: ApolloServerPlugin<CoreContext> = {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) noteError(error, contextValue);
      },
    }),
  };
  const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const source = sourceIn(sources, error) ?? sourceIn(sources, original);
    const locale = source?.locale ?? shopLocale;
    const request = source && { requestId: source.requestId };
    const cause = toRequestError(original) ?? original;
    const place = { ...(formatted.path && { path: formatted.path }) };
    if (cause instanceof RequestError) {
      const extensions = {
        code: cause.code,
        ...request,
        ...(cause.retryAfter && { retryAfter: cause.retryAfter }),
      };
      return { message: formatMessage(locale, cause.reason), ...place, extensions };
    }
    if (cause instanceof UserError) {
      const { code, message: reason } = cause.issues[0];
      return { message: formatMessage(locale, reason), ...place, extensions: { code, ...request } };
    }
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && documentCodes.has(code)) {
      const locations = formatted.locations && { locations: formatted.locations };
      return {
        message: messageOf(code, formatted),
        ...locations,
        ...place,
        extensions: { code, ...request },
      };
    }
    // An error of graphql-js itself before any resolver ran, for example too many invalid variables: the
    // request is invalid.
    if (error instanceof GraphQLError && !error.originalError && !error.path) {
      return { message: error.message, extensions: { code: 'BAD_REQUEST', ...request } };
    }
    const reference = reportDefect(cause, source?.requestId);
    return {
      message: formatMessage(locale, message('request.defect', { reference })),
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', ...request },
    };
  };
  return { formatError, noteError, plugin };
}

function sourceIn(sources: WeakMap<object, ErrorSource>, error: unknown): ErrorSource | undefined {
  return error instanceof Error ? sources.get(error) : undefined;
}

/**
 * The limits on aliases, depth and directives report an exceeded limit as a syntax error, which it is not.
 */
function messageOf(code: string, { message: text }: GraphQLFormattedError): string {
  return code === 'GRAPHQL_PARSE_FAILED' ? text : text.replace(/^Syntax Error: /, '');
}
