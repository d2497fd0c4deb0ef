import { SECOND } from '../../../shared/time/duration.ts';
import type { SeenChanges } from '../../../db/replicas.ts';

/** How old what a process knows of other processes' changes may be, in ms. */
const MAX_AGE = SECOND;

/** What the database says of changes, see `CatalogueVersionService`. */
export interface ChangesSeen {
  /** Another number after each change; it becomes known before the change is committed. */
  changes: string;
  /** Whether some change is counted that can't be read yet. */
  isChanging: boolean;
  /** When the next product is published by its time; null: none. */
  nextPublication: string | null;
}

/**
 * Which state of the catalogue this process reads (decision 0063): what was read under one version holds for
 * as long as the version is the same. A change by this process changes it before whoever made the change has
 * the answer, a change by another one within a second.
 */
export class CatalogueVersion implements SeenChanges {
  #changes = 0;
  #seen: ChangesSeen | null = null;
  #seenAt = -Infinity;

  /**
   * `inMemory` is another text whenever something else is true of what the process keeps in memory, and
   * answers are made of. `isSearchedOutside`: a search engine, which changes a moment after the database, and
   * unseen, so that nothing holds for longer than a second. `now` gives ms by a clock that is never set.
   */
  constructor(
    private readonly inMemory: () => string,
    private readonly isSearchedOutside = false,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Null while this process may not know of all changes. */
  current(): string | null {
    if (this.now() - this.#seenAt > MAX_AGE) return null;
    const second = this.isSearchedOutside ? Math.floor(this.now() / SECOND) : '';
    return `${this.#changes} ${this.inMemory()} ${second}`;
  }

  /** How many changes this process knows of. */
  get count(): number {
    return this.#changes;
  }

  /** What was read before is no longer true. */
  noteChange(): void {
    this.#changes += 1;
  }

  /** `askedAt` is when the database was asked, by the clock of this class. */
  noteSeen(seen: ChangesSeen, askedAt: number): void {
    const known = this.#seen;
    const isSame = known?.changes === seen.changes && known.nextPublication === seen.nextPublication;
    // What was changing when the database was asked the last time may have been committed since.
    if (!isSame || known.isChanging) this.noteChange();
    this.#seen = seen;
    this.#seenAt = askedAt;
  }

  /** The database could not be asked; it may be another one when it can. */
  noteUnreachable(): void {
    this.#seen = null;
    this.#seenAt = -Infinity;
  }
}
