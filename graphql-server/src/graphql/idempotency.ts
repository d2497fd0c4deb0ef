import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { BREAK, type DocumentNode, type FormattedExecutionResult, OperationTypeNode, visit } from 'graphql';
import type { Idempotency } from '../core/idempotency.ts';
import type { CoreContext } from '../core/core-services.ts';
import { isTransient } from '../errors.ts';
import { isSecretField } from '../shared/secrets/secret-field.ts';
import { toRequestError } from '../db/to-request-error.ts';
import { toGraphqlError } from './request-error.ts';

type Starting = ReturnType<Idempotency['start']>;

/**
 * Executes mutations with an `Idempotency-Key` header once and repeats the stored response (decision 0060).
 */
export const idempotencyPlugin: ApolloServerPlugin<CoreContext> = {
  requestDidStart: async () => {
    let starting: Starting | null = null;
    return {
      didResolveOperation: async ({ request, operation, contextValue }) => {
        const header = request.http?.headers.get('idempotency-key');
        if (header === undefined || operation?.operation !== OperationTypeNode.MUTATION) return;
        const { services, principal, ip } = contextValue;
        const { query, operationName, variables } = request;
        try {
          starting = services.idempotency.start({
            header,
            caller: { principal, ip },
            operation: '/graphql',
            input: { query, operationName, variables },
          });
          await starting;
        } catch (error) {
          const requestError = toRequestError(error);
          throw requestError ? toGraphqlError(requestError) : error;
        }
      },
      responseForOperation: async () => {
        const started = await starting;
        if (!started || 'end' in started) return null;
        const http = { status: started.status, headers: new HeaderMap([['idempotent-replayed', 'true']]) };
        const singleResult = JSON.parse(started.body) as FormattedExecutionResult;
        return { http, body: { kind: 'single', singleResult } };
      },
      willSendResponse: async ({ document, response: { body, http } }) => {
        // Another plugin may have rejected the request before this one saw the key.
        const started = await starting?.catch(() => null);
        if (!started || !('end' in started) || body.kind !== 'single') return;
        const { data, errors } = body.singleResult;
        const answer = { status: http.status ?? 200, body: JSON.stringify({ data, errors }) };
        await started.end(answer, {
          isTransient: codesIn(body.singleResult).some(isTransient),
          hasSecret: !document || selectsSecret(document),
        });
      },
    };
  },
};

/** Whether a document selects a secret, under any alias. */
function selectsSecret(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      isFound ||= isSecretField(name.value);
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
}

/** The codes of all errors, including user errors. */
function codesIn({ data, errors = [] }: FormattedExecutionResult): string[] {
  const payloads = Object.values(data ?? {}) as ({ userErrors?: { code?: string }[] } | null)[];
  const userErrors = payloads.flatMap((payload) => payload?.userErrors ?? []);
  return [
    ...errors.map(({ extensions }) => String(extensions?.['code'])),
    ...userErrors.flatMap(({ code }) => code ?? []),
  ];
}
