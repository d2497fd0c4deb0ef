import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveWarning {
  /** Somebody is about to leave and has to be asked. */
  isAsked: boolean;
  stay: () => void;
  leave: () => void;
  /** For a way on that saves first: the next departure is not questioned. */
  allowNext: () => void;
}

/** Holds back whoever leaves the page while `isUnsaved`: within the shop by a question of ours, else by the browser's. */
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
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    allowNext: () => {
      isAllowed.current = true;
    },
  };
}
