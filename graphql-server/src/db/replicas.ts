import type { EntityManager } from './database.ts';

/** Copies of the database, for visitors' reads (decision 0067). */
export interface Replicas {
  /**
   * The entity manager of a copy, to be forked, that holds every change which this process knows of; null
   * while none does: then the primary is to be read.
   */
  choose(): EntityManager | null;
  /** Finds out which copies can be used; to be called every second. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** What a process knows of changes to what visitors read, its own and those of others. */
export interface SeenChanges {
  /** How many there were: it grows with each, before anybody is told that it was made. */
  readonly count: number;
  noteChange(): void;
}

/** A database without copies. */
export const noReplicas: Replicas = {
  choose: () => null,
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
