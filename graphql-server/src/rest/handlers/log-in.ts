import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { logInBody } from '../bodies.ts';
import { presentSession } from '../present-session.ts';

/** Logs a customer in. */
export async function logIn({ services, ip }: RequestContext, body: z.output<typeof logInBody>) {
  return presentSession(services, await services.accounts.logIn(body, ip));
}
