import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { SignedIn } from '../modules/auth/accounts/account.service.ts';
import type { adminSignUpBody, adminVerifyBody, googleSignInBody, logInBody, signUpBody } from './bodies.ts';
import { presentWholeUser } from './present-whole-user.ts';

/** Logs a customer in. */
export async function logIn(context: RestContext, body: z.output<typeof logInBody>) {
  return presentSession(context, await context.services.accounts.logIn(body, context.ip));
}

/** Signs a customer up and in. */
export async function signUp(context: RestContext, body: z.output<typeof signUpBody>) {
  return presentSession(context, await context.services.accounts.signUp(body, context.ip));
}

/**
 * Logs an admin in, or requests the code of the second factor, which goes to `adminVerify` with the
 * challenge.
 */
export async function adminLogIn(context: RestContext, body: z.output<typeof logInBody>) {
  const { session, challenge } = await context.services.accounts.logInAdmin(body, context.ip);
  if (session) return presentSession(context, session);
  return { challenge: challenge.token, challengeExpiresAt: challenge.expiresAt };
}

/** The second step of an admin's login. */
export async function adminVerify(
  context: RestContext,
  { challenge, code }: z.output<typeof adminVerifyBody>,
) {
  return presentSession(context, await context.services.accounts.verifyAdmin(challenge, code, context.ip));
}

/** Signs an admin up and in. */
export async function adminSignUp(context: RestContext, body: z.output<typeof adminSignUpBody>) {
  return presentSession(context, await context.services.accounts.signUpAdmin(body, context.ip));
}

/** Signs a customer in with the code from Google's redirect. */
export async function googleSignIn(context: RestContext, body: z.output<typeof googleSignInBody>) {
  return presentSession(context, await context.services.googleSignIn.signIn(body, context.ip));
}

/** The response of a sign-up or login: the user and the bearer token. */
async function presentSession(context: RestContext, { user, token }: SignedIn) {
  return { user: await presentWholeUser(context, user), token };
}
