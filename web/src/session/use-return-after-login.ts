import { useLocation, useNavigate } from 'react-router-dom';
import { type LoginState, readLoginState } from './login-intent.ts';
import { paths } from '../app/paths.ts';

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
