import { useSyncExternalStore } from 'react';
import { newBrowserStorage } from '../lib/browser/guarded-storage.ts';
import { isRecord, parseJson } from '../lib/json.ts';

/** The signed-in user as stored in the browser; the same fields as the fragment `User_user`. */
export interface SessionUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  address?: string | null;
  profilePicture?: string | null;
  accountType: 'GOOGLE' | 'OTHER';
  role: 'CUSTOMER' | 'ADMIN';
}

export interface StoredSession {
  token: string;
  user: SessionUser;
}

/**
 * Why a session ended: the user logged out, or the server rejected the token, on a query ('expired') or on a
 * mutation ('rejected').
 */
export type SessionEnd = 'logout' | 'expired' | 'rejected';

type Listener = () => void;

/**
 * A shopper's or an admin's session, stored in local storage under `key` as `{ token, user }` (specification
 * section 4) and synchronized across tabs. It is an external store: `subscribe` and `read` fit React's
 * useSyncExternalStore.
 */
export class SessionStore {
  readonly #key: string;
  /** The session whose token requests use while nobody is signed in. */
  readonly guest: SessionStore | undefined;
  readonly #storage = newBrowserStorage();
  readonly #listeners = new Set<Listener>();
  #current: StoredSession | null;
  #end: SessionEnd | null = null;

  constructor(key: string, guest?: SessionStore) {
    this.#key = key;
    this.guest = guest;
    guest?.subscribe(() => this.#notify());
    this.#current = this.#readStorage();
    globalThis.addEventListener?.('storage', this.#followOtherTabs);
    // A page restored from the back/forward cache has missed all changes meanwhile.
    globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && this.#readAgain());
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): StoredSession | null => this.#current;

  /** The token for requests. */
  get token(): string | undefined {
    return this.#current?.token ?? this.guest?.token;
  }

  /** Why the last session ended; null during a session, or if there was none since the page loaded. */
  get endedBy(): SessionEnd | null {
    return this.#end;
  }

  /** Whether the last session ended other than by a logout. */
  get hasExpired(): boolean {
    return this.#end === 'expired' || this.#end === 'rejected';
  }

  /**
   * Whether a query found the session expired and nothing else has happened since: other operations of that
   * session may still be in flight.
   */
  get hasJustExpired(): boolean {
    return this.#end === 'expired' && this.token === undefined;
  }

  /** Starts a session in all tabs. */
  start({ token, user }: StoredSession): void {
    this.#replace({ token, user }, null);
    this.#storage.setItem(this.#key, JSON.stringify(this.#current));
  }

  /** Replaces the user but keeps the token, for example after a profile change. */
  updateUser(user: SessionUser): void {
    if (this.#current) this.start({ token: this.#current.token, user });
  }

  /**
   * Ends the session in all tabs. Removes only its own key. The first reason stays, unless a mutation of that
   * session is rejected afterwards.
   */
  end(reason: SessionEnd): void {
    if (!this.#current && reason === 'rejected' && this.hasJustExpired) return this.#replace(null, reason);
    if (!this.#current) return this.guest?.end(reason);
    this.#replace(null, reason);
    this.#storage.removeItem(this.#key);
  }

  #replace(session: StoredSession | null, end: SessionEnd | null): void {
    this.#current = session;
    this.#end = end;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #followOtherTabs = (event: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (event.key === this.#key || event.key === null) this.#readAgain();
  };

  #readAgain(): void {
    const session = this.#readStorage();
    if (JSON.stringify(session) === JSON.stringify(this.#current)) return;
    this.#replace(session, session ? null : 'logout');
  }

  #readStorage(): StoredSession | null {
    const value = parseJson(this.#storage.getItem(this.#key));
    return isStoredSession(value) ? value : null;
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  if (!isRecord(value) || !isRecord(value['user'])) return false;
  return (
    typeof value['token'] === 'string' && value['token'] !== '' && typeof value['user']['id'] === 'string'
  );
}

/**
 * Subscribes to a session store; null while no user is signed in. The server renders every page as for a
 * visitor.
 */
export function useStoredSession(store: SessionStore): StoredSession | null {
  return useSyncExternalStore(store.subscribe, store.read, readAnonymous);
}

function readAnonymous(): null {
  return null;
}
