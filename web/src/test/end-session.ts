import { GraphQLError } from 'graphql';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from './mock-api.ts';

/** The response of a root field after the caller's session has ended. */
export function sessionHasEnded(): never {
  throw new GraphQLError('Please log in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The response to a back office login. */
export const ADMITTED: Answers = {
  adminSessionCreate: {
    session: {
      token: 'token-2',
      user: { id: 'user-1', firstName: 'Ada', lastName: 'Park', email: 'ada@example.com', role: 'ADMIN' },
    },
  },
};

/** Logs in again on the back office's login page, which is open or about to open. */
export async function logInAgain(): Promise<void> {
  await page.getByRole('textbox', { name: 'Email or Phone Number' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long walk in the rain');
  await userEvent.keyboard('{Enter}');
}
