import { useEffect, useEffectEvent, useState } from 'react';
import { tabStorage } from '../lib/browser/guarded-storage.ts';
import { isLoadFailure } from './load-failure.ts';

/**
 * Why a page is missing. 'broken': its code threw. Otherwise a chunk did not load: the reason is still
 * unknown ('loading'), the browser is offline ('offline'), the server does not respond ('unreachable'), or a
 * new version has other files ('updated').
 */
export type PageProblem = 'broken' | 'loading' | 'offline' | 'unreachable' | 'updated';

interface PageRecovery {
  problem: PageProblem;
  /** Reloads the page if the server responds; otherwise shows what is wrong. */
  tryAgain: () => Promise<void>;
  isTrying: boolean;
}

/** Session storage key: the version of the shop that has already reloaded a page by itself. */
const RELOADED_BY = 'reloaded-by';
/** The version of this build, because file names contain a content hash. */
const VERSION = import.meta.url;
/** Maximum wait for the server's response, in ms. */
const MAX_WAIT_MS = 8000;

/**
 * Recovers a failed page. After a deployment a reload helps, which each version does once by itself; after a
 * lost connection, a reload once it is back. It always reloads the requested page, because browsers do not
 * fetch a failed module again. Drafts survive it.
 */
export function usePageRecovery(error: unknown): PageRecovery {
  const [problem, setProblem] = useState<PageProblem>(() => firstGuess(error));
  const [isTrying, setTrying] = useState(false);

  async function reload(mayReload: () => boolean): Promise<void> {
    if (!(await isShopThere())) return setProblem(navigator.onLine ? 'unreachable' : 'offline');
    if (mayReload()) location.reload();
    else setProblem('updated');
  }

  async function tryAgain(): Promise<void> {
    setTrying(true);
    await reload(() => true);
    setTrying(false);
  }

  const diagnose = useEffectEvent(() => {
    if (problem === 'loading') void reload(isFirstReload);
  });
  const recover = useEffectEvent(() => {
    if (problem !== 'broken') void tryAgain();
  });

  useEffect(() => {
    queueMicrotask(() => diagnose());
    const listen = () => recover();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);

  return { problem, tryAgain, isTrying };
}

function firstGuess(error: unknown): PageProblem {
  if (!isLoadFailure(error)) return 'broken';
  return navigator.onLine ? 'loading' : 'offline';
}

/** Reloading while the server is down would end on the browser's own error page, which offers no way back. */
async function isShopThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const { status } = await fetch('/health/live', { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Without storage it can't count reloads, so it never reloads by itself. */
function isFirstReload(): boolean {
  return tabStorage.getItem(RELOADED_BY) !== VERSION && tabStorage.setItem(RELOADED_BY, VERSION);
}
