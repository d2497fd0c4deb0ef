import type { GoogleFlow } from './google-flow.ts';

/** What Google's answer means to the flow that this tab began: what to send on, or why there is nothing. */
export type GoogleResult = { code: string; flow: GoogleFlow } | { problem: string };

/** Reads the address that a visitor comes back to. Whatever does not belong to `flow` goes nowhere. */
export function readGoogleResult(search: URLSearchParams, flow: GoogleFlow | null): GoogleResult {
  if (!flow) return { problem: 'This sign-in is over, or was begun in another window. Please begin again.' };
  if (search.get('state') !== flow.state) {
    return { problem: 'This sign-in was not begun here. For your safety we did not go on with it.' };
  }
  const code = search.get('code');
  if (code) return { code, flow };
  return search.get('error') === 'access_denied'
    ? { problem: 'You did not sign in, and nothing has changed.' }
    : { problem: 'Google could not sign you in. Please try again.' };
}
