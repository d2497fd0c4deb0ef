import { useEffect } from 'react';
import { shopperSession } from '../apollo/shopper-session.ts';
import { showToast } from '../ui/toast-queue.ts';

/** Tells a shopper when the server no longer takes the session; who has logged out knows. */
export function useSessionEndNotice(): void {
  useEffect(
    () =>
      shopperSession.subscribe(() => {
        if (shopperSession.endedBy !== 'expired') return;
        showToast({ tone: 'error', title: 'Your session has ended', details: ['Please log in again.'] });
      }),
    [],
  );
}
