import { useSyncExternalStore } from 'react';
import type { SessionStore, StoredSession } from '../lib/session-store.ts';

/** Follows a session store; null while nobody is signed in there. The server draws pages for visitors, whoever asks. */
export function useStoredSession(store: SessionStore): StoredSession | null {
  return useSyncExternalStore(store.subscribe, store.read, readNobody);
}

function readNobody(): null {
  return null;
}
