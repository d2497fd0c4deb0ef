import { isRecord } from '../lib/json.ts';

/** Router state of the sign-up page, besides that of a login: the e-mail that was entered for the footer's offer. */
export interface SignupState {
  email: string;
}

/** Reads it from any page's router state; empty when there is none. */
export function readSignupEmail(state: unknown): string {
  return isRecord(state) && typeof state['email'] === 'string' ? state['email'] : '';
}
