import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readLoginState } from '../../../navigation/login-intent.ts';
import { useLeaving } from '../../../lib/browser/use-leaving.ts';
import { authorizationUrl, type GoogleSignInInfo, newFlowSecrets } from './authorization-request.ts';
import { saveFlow } from './google-flow.ts';

interface BeginGoogleSignIn {
  begin: () => void;
  isLeaving: boolean;
  failure: string | undefined;
}

/** Redirects the visitor to Google; their intent is stored in this tab. */
export function useBeginGoogleSignIn(provider: GoogleSignInInfo): BeginGoogleSignIn {
  const login = readLoginState(useLocation().state);
  const { isLeaving, leaveFor } = useLeaving();
  const [failure, setFailure] = useState<string>();

  async function begin(): Promise<void> {
    const problem = problemWith(provider);
    setFailure(problem);
    if (problem !== undefined) return;
    const secrets = newFlowSecrets();
    const url = await authorizationUrl(provider, secrets);
    if (saveFlow({ ...secrets, login })) leaveFor(url);
    else setFailure(t`Your browser is not storing data for this shop, which Google sign-in needs.`);
  }

  return { begin: () => void begin(), isLeaving, failure };
}

/** Why signing in can't work from this page; undefined if it can. */
function problemWith({ redirectUri }: GoogleSignInInfo): string | undefined {
  const { origin } = new URL(redirectUri);
  // Google redirects to a single origin, and this tab's storage is not readable from another.
  if (location.origin !== origin) return t`To sign in with Google, please open the shop at ${origin}.`;
  return isSecureContext ? undefined : t`Browsers sign in with Google over https only.`;
}
