import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../src/shared/time/clock.ts';
import { parseParams, whole } from './parse-params.ts';
import type { StripeForm } from './parse-stripe-form.ts';
import type { SandboxFaults } from './sandbox-faults.ts';
import type { SandboxSession } from './sandbox-state.ts';
import type { StripeSimulator } from './stripe-simulator.ts';
import { metadata, parseSessionParams } from './session-params.ts';
import { StripeApiError } from './stripe-api-error.ts';
import { listObject, refundObject, sessionObject } from './stripe-objects.ts';

/** One call of the API: its response to a form and to the id in its path. */
export interface StripeCall {
  method: 'GET' | 'POST';
  path: string;
  /** @throws StripeApiError */
  response: (form: StripeForm, id: string) => object;
}

export interface StripeCallParts {
  simulator: StripeSimulator;
  clock: Clock;
  faults: SandboxFaults;
  pageUrl: (session: SandboxSession) => string;
}

const expand = z.array(z.literal('payment_intent')).optional();
const lookSchema = z.strictObject({ expand });
const listSchema = z.strictObject({ limit: whole(1) });
const refundSchema = z.strictObject({ payment_intent: z.string(), amount: whole(1).optional(), metadata });

/** The part of Stripe's API that the shop uses (docs/decisions/0008); other calls are rejected. */
export function stripeCalls({ simulator, clock, faults, pageUrl }: StripeCallParts): readonly StripeCall[] {
  const present = (session: SandboxSession, requested: z.output<typeof expand>) =>
    sessionObject(session, pageUrl(session), requested !== undefined);
  const getSession = (id: string): SandboxSession => {
    const session = simulator.find(id);
    if (session) return session;
    const details = { code: 'resource_missing', param: 'session' };
    throw new StripeApiError(404, `No such checkout.session: ${id}`, details);
  };
  return [
    {
      method: 'GET',
      path: '/v1/checkout/sessions',
      response(form) {
        const { limit } = parseParams(listSchema, form);
        return listObject(simulator.latest(limit).map((session) => present(session, undefined)));
      },
    },
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      response(form) {
        const params = parseSessionParams(form, clock().getTime());
        faults.sessions += 1;
        return present(simulator.open(params), params.expand);
      },
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      response: (form, id) => present(getSession(id), parseParams(lookSchema, form).expand),
    },
    {
      method: 'POST',
      path: '/v1/checkout/sessions/:id/expire',
      response(form, id) {
        const params = parseParams(lookSchema, form);
        const session = getSession(id);
        simulator.expire(session);
        return present(session, params.expand);
      },
    },
    {
      method: 'GET',
      path: '/v1/refunds',
      // The sandbox keeps no refunds; the shop only looks whether its key may read them.
      response(form) {
        parseParams(listSchema, form);
        return listObject([]);
      },
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      response(form) {
        const params = parseParams(refundSchema, form);
        const { payment, currency, amount } = simulator.refund(params.payment_intent, params.amount ?? null);
        faults.refunds += 1;
        return refundObject(`re_${randomBytes(12).toString('hex')}`, payment, amount, currency);
      },
    },
  ];
}
