import { useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './shopper-session.ts';
import type { LoginIntent, LoginState } from './login-intent.ts';
import { paths } from '../app/paths.ts';

/**
 * A gate before whatever only a shopper may do: `if (!passLogin(intent)) return;`. It sends a visitor to the login and
 * answers false; the layout does what was wanted as soon as the shopper is back (see useResumeIntent).
 */
export function useLoginGate(): (intent: LoginIntent) => boolean {
  const isSignedIn = useSession() !== null;
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (intent) => {
      if (isSignedIn) return true;
      const state: LoginState = { from: createPath(location), intent };
      void navigate(paths.login(), { state });
      return false;
    },
    [isSignedIn, location, navigate],
  );
}
