import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveWarning {
  /** Whether a navigation is blocked until the user confirms it. */
  isBlocked: boolean;
  stay: () => void;
  leave: () => void;
  /** For a navigation that saves first: the next one is not blocked. */
  allowNext: () => void;
}

/**
 * Blocks leaving the page while `isUnsaved`: with our own dialog inside the shop, otherwise with the
 * browser's.
 */
export function useLeaveWarning(isUnsaved: boolean): LeaveWarning {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isUnsaved && !isAllowed.current);

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    allowNext: () => {
      isAllowed.current = true;
    },
  };
}
