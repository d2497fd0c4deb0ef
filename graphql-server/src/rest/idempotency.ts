import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestContext } from './rest-context.ts';
import { isTransient } from '../errors.ts';
import type { Problem } from '../http/problem.ts';
import { isSecretField } from '../shared/secrets/secret-field.ts';
import type { StartedRequest } from '../core/idempotency.ts';
import type { Route } from './route.ts';

/**
 * The header that allows a caller to retry a change safely, and the one that marks a repeated response
 * (decision 0060).
 */
const KEY_HEADER = 'idempotency-key';
const REPLAYED_HEADER = 'idempotent-replayed';

const started = new WeakMap<FastifyRequest, StartedRequest>();

/** Stores the responses of calls with a key before they are sent. */
export function storeResponses(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    // Only calls that read have a stream as response.
    if (typeof payload !== 'string') return;
    const answer = { status: reply.statusCode, body: payload };
    await started.get(request)?.end(answer, {
      isTransient: reply.statusCode >= 400 && isTransient(codeIn(payload)),
      hasSecret: holdsSecret(JSON.parse(payload)),
    });
  });
}

/**
 * Starts a call with the `Idempotency-Key` header, or sends its stored response.
 * @returns whether a response was sent
 * @throws RequestError as `IdempotencyService.start` does
 */
export async function answeredBefore(
  { services, principal, ip }: RestContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<boolean> {
  const header = request.headers[KEY_HEADER];
  if (typeof header !== 'string' || route.method === 'GET') return false;
  const operation = `${route.method} ${request.url}`;
  const result = await services.idempotency.start({
    header,
    caller: { principal, ip },
    operation,
    input: body,
  });
  if ('end' in result) {
    started.set(request, result);
    return false;
  }
  const type = result.status < 400 ? 'application/json' : 'application/problem+json';
  await reply
    .code(result.status)
    .header(REPLAYED_HEADER, 'true')
    .type(`${type}; charset=utf-8`)
    .send(result.body);
  return true;
}

/** Whether a response has a field with a secret, at any depth. */
function holdsSecret(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const isList = Array.isArray(answer);
  return Object.entries(answer).some(
    ([name, value]) => (!isList && isSecretField(name)) || holdsSecret(value),
  );
}

function codeIn(problem: string): string {
  return (JSON.parse(problem) as Problem).code;
}
