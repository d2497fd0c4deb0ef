import { type LoginState, readLoginState } from '../../session/login-intent.ts';
import { tabStorage } from '../../lib/guarded-storage.ts';
import type { FlowSecrets } from './authorization-request.ts';

/** A flow under way: its secrets, and where the visitor was and what was wanted there. */
export interface GoogleFlow extends FlowSecrets {
  login: LoginState | null;
}

/** In session storage: the flow ends in the tab that began it, and with it. */
const KEY = 'google-sign-in';

/** Keeps a flow while the visitor is away; the one before is forgotten. Answers false when the browser keeps nothing. */
export function keepFlow(flow: GoogleFlow): boolean {
  return tabStorage.setItem(KEY, JSON.stringify(flow));
}

/** Takes out the flow that was kept, so that nothing of it is used twice; null when there is none. */
export function takeFlow(): GoogleFlow | null {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
    tabStorage.removeItem(KEY);
    return readFlow(kept);
  } catch {
    // Storage may hold anything.
    return null;
  }
}

function readFlow(kept: unknown): GoogleFlow | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { state, codeVerifier, nonce, login } = kept as Record<string, unknown>;
  if (typeof state !== 'string' || typeof codeVerifier !== 'string' || typeof nonce !== 'string') return null;
  return { state, codeVerifier, nonce, login: readLoginState(login) };
}
