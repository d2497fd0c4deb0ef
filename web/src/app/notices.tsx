import { lazy, Suspense, useEffect, useState } from 'react';
import { useSessionEndNotice } from './use-session-end-notice.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toast-region.tsx')).ToastRegion }));

/*
 * The region comes after the page: nobody waits for it, and it still is there before its first notice, without which
 * some screen readers would not announce that one.
 */
const AFTER_THE_PAGE = 1500;

/** The place of all notices; anything may call `showToast` before it is there. */
export function Notices() {
  const [isWanted, setWanted] = useState(false);
  useSessionEndNotice();

  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), AFTER_THE_PAGE);
    return () => clearTimeout(timer);
  }, []);

  return (
    isWanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
