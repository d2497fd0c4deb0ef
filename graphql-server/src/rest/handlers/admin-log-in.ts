import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { logInBody } from '../bodies.ts';
import { presentSession } from '../present-session.ts';

/** Logs an admin in. */
export async function adminLogIn({ services, ip }: RequestContext, body: z.output<typeof logInBody>) {
  return presentSession(services, await services.accounts.logInAdmin(body, ip));
}
