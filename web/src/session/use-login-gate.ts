import { useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { type LoginIntent, type LoginState, readLoginState } from './login-intent.ts';
import { useSession } from './shopper-session.ts';

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

/**
 * For the login and sign-up pages: goes back to where the visitor was, taking along what was wanted; else to `otherwise`.
 * Whoever went elsewhere to sign in brings the state along that the router has lost by then.
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
