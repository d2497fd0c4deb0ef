/** Router state of the sign-up page, beside what a login knows: the e-mail address that the footer's offer was asked for with. */
export interface SignupState {
  email: string;
}

/** Reads it from a router state of any page; empty when there is none. */
export function readSignupEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
