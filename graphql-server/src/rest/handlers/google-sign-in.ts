import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { googleSignInBody } from '../bodies.ts';
import { presentSession } from '../present-session.ts';

/** Signs a customer in with the code that Google sent the visitor back with. */
export async function googleSignIn(
  { services, ip }: RequestContext,
  body: z.output<typeof googleSignInBody>,
) {
  return presentSession(services, await services.googleSignIn.signIn(body, ip));
}
