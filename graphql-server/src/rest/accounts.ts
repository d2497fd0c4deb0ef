import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import type { SignedIn } from '../modules/auth/accounts/account.service.ts';
import type { Services } from '../services.ts';
import type { adminSignUpBody, adminVerifyBody, googleSignInBody, logInBody, signUpBody } from './bodies.ts';
import { presentWholeUser } from './present-whole-user.ts';

/** Logs a customer in. */
export async function logIn({ services, ip }: RequestContext, body: z.output<typeof logInBody>) {
  return presentSession(services, await services.accounts.logIn(body, ip));
}

/** Signs a customer up and in. */
export async function signUp({ services, ip }: RequestContext, body: z.output<typeof signUpBody>) {
  return presentSession(services, await services.accounts.signUp(body, ip));
}

/** Logs an admin in, or asks for the code of the second factor, which goes to `adminVerify` with the challenge. */
export async function adminLogIn({ services, ip }: RequestContext, body: z.output<typeof logInBody>) {
  const { session, challenge } = await services.accounts.logInAdmin(body, ip);
  if (session) return presentSession(services, session);
  return { challenge: challenge.token, challengeExpiresAt: challenge.expiresAt };
}

/** The second step of an admin's login. */
export async function adminVerify(
  { services, ip }: RequestContext,
  { challenge, code }: z.output<typeof adminVerifyBody>,
) {
  return presentSession(services, await services.accounts.verifyAdmin(challenge, code, ip));
}

/** Signs an admin up and in. */
export async function adminSignUp({ services, ip }: RequestContext, body: z.output<typeof adminSignUpBody>) {
  return presentSession(services, await services.accounts.signUpAdmin(body, ip));
}

/** Signs a customer in with the code that Google sent the visitor back with. */
export async function googleSignIn(
  { services, ip }: RequestContext,
  body: z.output<typeof googleSignInBody>,
) {
  return presentSession(services, await services.googleSignIn.signIn(body, ip));
}

/** The answer of a sign-up or login: who is signed in, and the bearer token. */
async function presentSession(services: Services, { user, token }: SignedIn) {
  return { user: await presentWholeUser(services, user), token };
}
