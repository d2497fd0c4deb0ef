import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { shopperSession } from './shopper-session.ts';
import { showToast } from '../ui/feedback/toast-queue.ts';
import type { LoginState } from './login-intent.ts';
import { readPageHandle } from '../app/page-handle.ts';
import { paths } from '../app/paths.ts';

/**
 * Tells a shopper once when the server no longer takes the session; who has logged out knows. From their own pages, and
 * from where something was to be done, shoppers come to the login, which says it; who only looks around may go on.
 */
export function useSessionEndToast(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isForShoppers = useMatches().some(({ handle }) => readPageHandle(handle).isForShoppers);

  const notify = useEffectEvent(() => {
    if (!shopperSession.hasExpired || isForShoppers) return;
    if (shopperSession.endedBy === 'refused') {
      const state: LoginState = { from: createPath(location) };
      void navigate(paths.login(), { state });
      return;
    }
    showToast({
      tone: 'error',
      title: 'Your session has ended',
      details: ['Your cart is kept.'],
      link: { label: 'Log in', to: paths.login() },
    });
  });

  useEffect(() => shopperSession.subscribe(() => notify()), []);
}
