import { type LoginState, readLoginState } from '../../../navigation/login-intent.ts';
import { tabStorage } from '../../../lib/browser/guarded-storage.ts';
import { isRecord, parseJson } from '../../../lib/json.ts';
import type { FlowSecrets } from './authorization-request.ts';

/** A flow in progress: its secrets, and the login state of the page where it started. */
export interface GoogleFlow extends FlowSecrets {
  login: LoginState | null;
}

/** Session storage, because a flow must be completed in the tab that started it. */
const KEY = 'google-sign-in';

/**
 * Stores a flow during the redirect, replacing any earlier one. Returns false if the browser does not persist
 * it.
 */
export function saveFlow(flow: GoogleFlow): boolean {
  return tabStorage.setItem(KEY, JSON.stringify(flow));
}

/** Reads and removes the stored flow, so that it can't be used twice; null if there is none. */
export function consumeFlow(): GoogleFlow | null {
  const stored = parseJson(tabStorage.getItem(KEY));
  tabStorage.removeItem(KEY);
  if (!isRecord(stored)) return null;
  const { state, codeVerifier, nonce, login } = stored;
  if (typeof state !== 'string' || typeof codeVerifier !== 'string' || typeof nonce !== 'string') return null;
  return { state, codeVerifier, nonce, login: readLoginState(login) };
}
