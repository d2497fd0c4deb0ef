import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { signUpBody } from '../bodies.ts';
import { presentSession } from '../present-session.ts';

/** Signs a customer up and in. */
export async function signUp({ services, ip }: RequestContext, body: z.output<typeof signUpBody>) {
  return presentSession(services, await services.accounts.signUp(body, ip));
}
