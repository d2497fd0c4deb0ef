import { useApolloClient } from '@apollo/client/react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { type LoginIntent, type LoginState, readLoginState } from '../navigation/login-intent.ts';
import { useShop } from '../shop/use-shop.ts';
import { guestSession, shopperSession } from './shopper-session.ts';

/**
 * Guards actions for shoppers: `if (!(await passLogin(intent))) return;`. For actions that only need a cart,
 * a visitor becomes a guest if the shop allows it. Otherwise it redirects visitors to the login and returns
 * false; after the login the layout completes the intent (see ResumeIntent).
 */
export function useLoginGate(): (intent: LoginIntent) => Promise<boolean> {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const allowsGuests = useShop()?.allowsGuests;
  return async (intent) => {
    if (shopperSession.read()) return true;
    if (allowsGuests && intent.kind !== 'add-to-wishlist') {
      if (guestSession.read()) return true;
      const { beginGuestSession } = await import('./begin-guest-session.ts');
      if (await beginGuestSession(client)) return true;
    }
    const state: LoginState = { from: createPath(location), intent };
    void navigate(paths.login(), { state });
    return false;
  };
}

/**
 * For the login and sign-up pages: returns to the previous page with the visitor's intent, or else goes to
 * `otherwise`. A sign-in on another site passes in the login state, which the router has lost by then.
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
