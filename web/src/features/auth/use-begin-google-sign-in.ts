import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type LoginState, readLoginState } from '../../app/login-intent.ts';
import { authorizationUrl, type GoogleSignInFacts, newFlowSecrets } from './authorization-request.ts';
import { keepFlow } from './google-flow.ts';

interface BeginGoogleSignIn {
  begin: () => void;
  isLeaving: boolean;
  failure: string | undefined;
}

/** Sends the visitor to Google; what was wanted before the login waits in this tab. */
export function useBeginGoogleSignIn(facts: GoogleSignInFacts): BeginGoogleSignIn {
  const login = readLoginState(useLocation().state);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    // Whoever comes back by the browser's button finds the page as it was left: waiting.
    const wait = () => setLeaving(false);
    addEventListener('pageshow', wait);
    return () => removeEventListener('pageshow', wait);
  }, []);

  function begin(): void {
    const obstacle = obstacleTo(facts);
    setFailure(obstacle);
    if (obstacle !== undefined) return;
    setLeaving(true);
    leave(facts, login).catch(() => {
      setLeaving(false);
      setFailure('Your browser keeps nothing for this page, which signing in with Google needs.');
    });
  }

  return { begin, isLeaving, failure };
}

/** Why it could not end well from this page; undefined when it can. */
function obstacleTo({ redirectUri }: GoogleSignInFacts): string | undefined {
  const { origin } = new URL(redirectUri);
  // Google sends everybody back to one address, and what this tab keeps is not found from another.
  if (location.origin !== origin) return `To sign in with Google, please open the shop at ${origin}.`;
  return isSecureContext ? undefined : 'Browsers sign in with Google over https only.';
}

async function leave(facts: GoogleSignInFacts, login: LoginState | null): Promise<void> {
  const secrets = newFlowSecrets();
  const address = await authorizationUrl(facts, secrets);
  keepFlow({ ...secrets, login });
  location.assign(address);
}
