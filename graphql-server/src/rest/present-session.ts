import type { SignedIn } from '../modules/auth/accounts/account.service.ts';
import type { Services } from '../services.ts';
import { presentWholeUser } from './present-whole-user.ts';

/** The answer of a sign-up or login: who is signed in, and the bearer token. */
export async function presentSession(services: Services, { user, token }: SignedIn) {
  return { user: await presentWholeUser(services, user), token };
}
