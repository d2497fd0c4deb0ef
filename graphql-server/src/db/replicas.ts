import type { EntityManager } from './database.ts';

/** Replicas of the database, for visitors' reads (decision 0067). */
export interface Replicas {
  /**
   * The entity manager (to be forked) of a replica that contains every change known to this process; null
   * when there is none: then read from the primary.
   */
  choose(): EntityManager | null;
  /** Checks which replicas are usable; call it every second. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** This process's knowledge of changes to what visitors read: its own, and those of other processes. */
export interface SeenChanges {
  /** The number of changes. It increases with each, before any caller learns that the change was made. */
  readonly count: number;
  noteChange(): void;
}

export const noReplicas: Replicas = {
  choose: () => null,
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
