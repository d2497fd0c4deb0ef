import { SECOND } from '../../../shared/time/duration.ts';
import type { SeenChanges } from '../../../db/replicas.ts';

/** The maximum age of a process's knowledge of other processes' changes, in ms. */
const MAX_AGE = SECOND;

/** The database's state of changes, see `CatalogueVersionService`. */
export interface ChangesSeen {
  /** Differs after each change; visible before the change is committed. */
  changes: string;
  /** Whether a counted change can't be read yet. */
  isChanging: boolean;
  /** The next publication time of a product; null: none. */
  nextPublication: string | null;
}

/**
 * The version of the catalogue that this process reads (decision 0063). Data read under a version is valid as
 * long as the version stays the same. A change by this process takes effect before its response is sent; a
 * change by another process, within a second.
 */
export class CatalogueVersion implements SeenChanges {
  #changes = 0;
  #seen: ChangesSeen | null = null;
  #seenAt = -Infinity;

  /**
   * `inMemory` returns a fingerprint of the in-memory state that responses depend on. `isSearchedOutside`:
   * there is an external search engine, which changes shortly after the database and unnoticed, so a version
   * lasts at most one second. `now` is a monotonic clock in ms.
   */
  constructor(
    private readonly inMemory: () => string,
    private readonly isSearchedOutside = false,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The current version; null while this process may not know of all changes. */
  current(): string | null {
    if (this.now() - this.#seenAt > MAX_AGE) return null;
    const second = this.isSearchedOutside ? Math.floor(this.now() / SECOND) : '';
    return `${this.#changes} ${this.inMemory()} ${second}`;
  }

  /** The number of changes that this process knows of. */
  get count(): number {
    return this.#changes;
  }

  /** Data read earlier is outdated. */
  noteChange(): void {
    this.#changes += 1;
  }

  /** `askedAt` is the time of the query on this class's clock. */
  noteSeen(seen: ChangesSeen, askedAt: number): void {
    const previous = this.#seen;
    const isSame = previous?.changes === seen.changes && previous.nextPublication === seen.nextPublication;
    // Changes in progress at the last query may have been committed since.
    if (!isSame || previous.isChanging) this.noteChange();
    this.#seen = seen;
    this.#seenAt = askedAt;
  }

  /** The database could not be queried; it may be a different one afterwards. */
  noteUnreachable(): void {
    this.#seen = null;
    this.#seenAt = -Infinity;
  }
}
