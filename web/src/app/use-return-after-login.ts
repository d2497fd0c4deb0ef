import { useLocation, useNavigate } from 'react-router-dom';
import { readLoginState } from './login-intent.ts';
import { paths } from './paths.ts';

/** For the login and sign-up pages: goes back to where the visitor was, taking along what was wanted; else to `otherwise`. */
export function useReturnAfterLogin(otherwise: string = paths.home()): () => void {
  const state = readLoginState(useLocation().state);
  const navigate = useNavigate();
  return () => {
    const intent = state?.intent;
    void navigate(state?.from ?? otherwise, { replace: true, state: intent ? { intent } : null });
  };
}
