/** Text storage by key; a part of `Storage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser storage that never throws: if the browser denies access, wholly or in part, values last as long
 * as the page. The browser's storage is looked up on each use, because merely accessing it may throw.
 */
export class GuardedStorage implements TextStorage {
  readonly #find: () => TextStorage;
  readonly #memory = new Map<string, string>();

  constructor(find: () => TextStorage) {
    this.#find = find;
  }

  getItem(key: string): string | null {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.#find().getItem(key);
    } catch {
      return null;
    }
  }

  /** Returns whether the value outlives this page. */
  setItem(key: string, value: string): boolean {
    try {
      this.#find().setItem(key, value);
      this.#memory.delete(key);
      return true;
    } catch {
      this.#memory.set(key, value);
      return false;
    }
  }

  removeItem(key: string): void {
    this.#memory.delete(key);
    try {
      this.#find().removeItem(key);
    } catch {
      // A value that can't be removed can't be read either.
    }
  }

  /** Whether the browser persists values; tested by writing, because access alone does not tell. */
  get isKept(): boolean {
    const key = 'storage-check';
    try {
      const storage = this.#find();
      storage.setItem(key, '1');
      storage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  }
}

/** Lasts as long as this tab; for drafts. */
export const tabStorage = new GuardedStorage(() => sessionStorage);

/**
 * Outlives the tab and is shared by all tabs; for sessions. One per owner, because the in-memory fallback is
 * not shared.
 */
export function newBrowserStorage(): GuardedStorage {
  return new GuardedStorage(() => localStorage);
}
