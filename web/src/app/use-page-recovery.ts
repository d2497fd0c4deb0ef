import { useEffect, useEffectEvent, useState } from 'react';
import { tabStorage } from '../lib/guarded-storage.ts';
import { isLoadFailure } from './load-failure.ts';

/**
 * Why a page is not there. 'broken': its code failed. Otherwise a part of it did not arrive: nobody knows yet why
 * ('loading'), the browser has no connection ('offline'), the shop does not answer ('unreachable'), or it has other files
 * by now ('updated').
 */
export type PageTrouble = 'broken' | 'loading' | 'offline' | 'unreachable' | 'updated';

interface PageRecovery {
  problem: PageTrouble;
  /** Loads the page anew once the shop answers, else says what is in the way. */
  tryAgain: () => Promise<void>;
  isTrying: boolean;
}

/** In the tab's storage: the version of the shop that has reloaded a page by itself. */
const RELOADED_BY = 'reloaded-by';
/** This version: the build names its files after their content. */
const VERSION = import.meta.url;
/** Longest wait for a sign of life, in ms. */
const MAX_WAIT_MS = 8000;

/**
 * Brings a failed page back. What did not arrive because the shop has a new version is there after a reload, which each
 * version does once by itself; what did not arrive for want of a connection, as soon as there is one. Always by a reload of
 * the page that was wanted: browsers do not ask a second time for a script that has failed. Drafts outlive it.
 */
export function usePageRecovery(error: unknown): PageRecovery {
  const [problem, setTrouble] = useState<PageTrouble>(() => firstGuess(error));
  const [isTrying, setTrying] = useState(false);

  async function reload(mayReload: () => boolean): Promise<void> {
    if (!(await isShopThere())) return setTrouble(navigator.onLine ? 'unreachable' : 'offline');
    if (mayReload()) location.reload();
    else setTrouble('updated');
  }

  async function tryAgain(): Promise<void> {
    setTrying(true);
    await reload(() => true);
    setTrying(false);
  }

  const findOut = useEffectEvent(() => {
    if (problem === 'loading') void reload(isFirstReload);
  });
  const recover = useEffectEvent(() => {
    if (problem !== 'broken') void tryAgain();
  });

  useEffect(() => {
    queueMicrotask(() => findOut());
    const listen = () => recover();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);

  return { problem, tryAgain, isTrying };
}

function firstGuess(error: unknown): PageTrouble {
  if (!isLoadFailure(error)) return 'broken';
  return navigator.onLine ? 'loading' : 'offline';
}

/** A reload without a shop would end on the browser's own page, which knows no way back. */
async function isShopThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const { status } = await fetch('/health/live', { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Without storage nobody could tell the first reload from the tenth: then none happens by itself. */
function isFirstReload(): boolean {
  return tabStorage.getItem(RELOADED_BY) !== VERSION && tabStorage.setItem(RELOADED_BY, VERSION);
}
