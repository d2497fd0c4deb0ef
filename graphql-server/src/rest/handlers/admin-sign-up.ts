import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { adminSignUpBody } from '../bodies.ts';
import { presentSession } from '../present-session.ts';

/** Signs an admin up and in. */
export async function adminSignUp({ services, ip }: RequestContext, body: z.output<typeof adminSignUpBody>) {
  return presentSession(services, await services.accounts.signUpAdmin(body, ip));
}
