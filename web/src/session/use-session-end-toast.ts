import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { shopperSession } from './shopper-session.ts';
import { showToast } from '../ui/feedback/toast-queue.ts';
import type { LoginState } from '../navigation/login-intent.ts';
import { paths } from '../navigation/paths.ts';
import { usePage } from '../navigation/use-page.ts';

/**
 * Shows shoppers once that their session has expired, but not after a logout. Those on customer pages, and
 * those whose mutation was rejected, are redirected to the login, which says so; others get a toast and stay.
 */
export function useSessionEndToast(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const audience = usePage()?.audience;
  const isForShoppers = audience === 'customer' || audience === 'buyer';

  const notify = useEffectEvent(() => {
    if (!shopperSession.hasExpired || isForShoppers) return;
    if (shopperSession.endedBy === 'rejected') {
      const state: LoginState = { from: createPath(location) };
      void navigate(paths.login(), { state });
      return;
    }
    showToast({
      tone: 'error',
      title: t`Your session has ended`,
      details: [t`Your cart is saved.`],
      link: { label: t`Log in`, to: paths.login() },
    });
  });

  useEffect(() => shopperSession.subscribe(() => notify()), []);
}
