import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseStripeForm, type StripeForm } from './parse-stripe-form.ts';
import type { SandboxFaults } from './sandbox-faults.ts';
import type { SandboxState } from './sandbox-state.ts';
import type { StripeCall } from './stripe-calls.ts';
import { StripeApiError } from './stripe-api-error.ts';

export interface SandboxApiParts {
  state: SandboxState;
  faults: SandboxFaults;
  calls: readonly StripeCall[];
  /** The only key that is accepted: other programs on this machine must not pay or refund. */
  secretKey: string;
  /** Brings the state up to date before a call. */
  prepare: () => Promise<void>;
  /** Saves the changes of a call and sends its events. */
  commit: () => Promise<void>;
}

/** Serves the API over HTTP as Stripe does: key, form encoding, Idempotency-Key, errors. */
export function createSandboxApi({ state, faults, calls, secretKey, ...parts }: SandboxApiParts) {
  const api = fastify({ forceCloseConnections: true });
  takeOnlyForms(api);
  api.addHook('onRequest', async (request, reply) => {
    faults.calls += 1;
    if (faults.isDown) return cut(reply);
    const isAllowed = request.headers.authorization === `Bearer ${secretKey}`;
    if (!isAllowed) throw new StripeApiError(401, 'Invalid API Key provided.');
    if (faults.takeFailure()) throw new StripeApiError(500, 'Something went wrong.', { type: 'api_error' });
    await parts.prepare();
  });
  api.addHook('onSend', async () => {
    await pause(faults.delay, undefined, { ref: false });
  });
  for (const { method, path, response } of calls) {
    api.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const key = keyOf(request);
        if (key !== undefined) faults.keys.add(key);
        const form = formOf(request);
        const call = `${request.url} ${JSON.stringify(form)}`;
        const body = respondOnce(state, key, call, () => response(form, idOf(request)));
        if (method === 'POST') await parts.commit();
        return faults.takeCut() ? cut(reply) : reply.send(body);
      },
    });
  }
  api.setNotFoundHandler((_request, reply) =>
    send(reply, new StripeApiError(404, 'Unrecognized request URL: this is a sandbox.')),
  );
  api.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeApiError) return send(reply, error);
    return send(reply, new StripeApiError(500, 'A defect of the sandbox.', { type: 'api_error' }));
  });
  return api;
}

function takeOnlyForms(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

function formOf(request: FastifyRequest): StripeForm {
  const [, query = ''] = request.url.split('?');
  return parseStripeForm(typeof request.body === 'string' ? request.body : query);
}

function idOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

function keyOf({ method, headers }: FastifyRequest): string | undefined {
  return method === 'POST' ? headers['idempotency-key']?.toString() : undefined;
}

function send(reply: FastifyReply, fault: StripeApiError): FastifyReply {
  return reply.code(fault.status).send(fault.toBody());
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/**
 * Runs a call once per Idempotency-Key: the same call gets the first response again, byte for byte. Rejected
 * calls leave no trace: Stripe, too, rejects them before it stores their key.
 * @throws StripeApiError when another call already used the key
 */
function respondOnce(
  state: SandboxState,
  key: string | undefined,
  call: string,
  work: () => object,
): unknown {
  if (key === undefined) return work();
  const fingerprint = createHash('sha256').update(call).digest('base64url');
  const storedResponse = state.responses.find((response) => response.key === key);
  if (!storedResponse) {
    const body = structuredClone(work());
    state.responses.push({ key, fingerprint, body });
    return body;
  }
  if (storedResponse.fingerprint === fingerprint) return storedResponse.body;
  throw new StripeApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    { type: 'idempotency_error' },
  );
}
