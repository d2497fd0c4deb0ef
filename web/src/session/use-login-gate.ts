import { useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { type LoginIntent, type LoginState, readLoginState } from '../navigation/login-intent.ts';
import { useSession } from './shopper-session.ts';

/**
 * Guards actions for signed-in shoppers: `if (!passLogin(intent)) return;`. It redirects a visitor to the login and
 * returns false; after the login the layout completes the intent (see useResumeIntent).
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

/**
 * For the login and sign-up pages: returns to the previous page with the visitor's intent; else goes to `otherwise`. A
 * sign-in on another site passes in the login state, which the router has lost by then.
 */
export function useReturnAfterLogin(otherwise: string = paths.home()): (brought?: LoginState | null) => void {
  const own = readLoginState(useLocation().state);
  const navigate = useNavigate();
  return (brought) => {
    const state = brought ?? own;
    const intent = state?.intent;
    void navigate(state?.from ?? otherwise, {
      replace: true,
      state: intent ? { intent } : (state?.fromState ?? null),
    });
  };
}
