import { t } from '@lingui/core/macro';
import type { GoogleFlow } from './google-flow.ts';

/** The result of Google's redirect: the code to send to the server, or why there is none. */
export type GoogleResult = { code: string; flow: GoogleFlow } | { problem: string };

/** Parses the query of Google's redirect. Rejects a response that does not belong to `flow`. */
export function readGoogleResult(search: URLSearchParams, flow: GoogleFlow | null): GoogleResult {
  if (!flow)
    return { problem: t`This sign-in has expired, or was started in another window. Please start again.` };
  if (search.get('state') !== flow.state) {
    return { problem: t`This sign-in was not started here, so we stopped it for your safety.` };
  }
  const code = search.get('code');
  if (code) return { code, flow };
  return search.get('error') === 'access_denied'
    ? { problem: t`You did not sign in, and nothing has changed.` }
    : { problem: t`Google could not sign you in. Please try again.` };
}
