/** Where the browser keeps text under a name; a part of `Storage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser that never fails: where the browser refuses it, in part or as a whole, what is written lasts as
 * long as this page. The browser's own is looked up with each use, because the mere look may throw.
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

  /** Answers whether it outlives this page. */
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
      // What can't be reached can't be read either.
    }
  }

  /** Whether the browser keeps anything here; tried, because a look alone does not tell. */
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

/** What lasts as long as this tab: what is typed and not sent yet. */
export const tabStorage = new GuardedStorage(() => sessionStorage);

/** What lasts beyond the tab, and is seen by all tabs: who is signed in. One for each owner, who is alone with what it remembers. */
export function newBrowserStorage(): GuardedStorage {
  return new GuardedStorage(() => localStorage);
}
