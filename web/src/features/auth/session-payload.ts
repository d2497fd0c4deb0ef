import type { StoredSession } from '../../session/session-store.ts';
import type { FormUserError } from '../../forms/user-errors-by-field.ts';

/** What the API answers to whoever signs in or up, shopper or admin; undefined when the answer had nothing of it. */
export type SessionPayload =
  | { session?: StoredSession | null; userErrors: readonly (FormUserError & { code: string })[] }
  | null
  | undefined;
