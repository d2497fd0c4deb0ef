import type { Log } from '../../shared/log.ts';
import type { EntityManager } from '../database.ts';
import type { Replicas, SeenChanges } from '../replicas.ts';

/** After this many ms, a replica that had not replayed a position may be checked again. */
const PAUSE = 10;

/** A standby of a PostgreSQL server. */
export interface ReplicaServer {
  /** For the log: its location, without the password. */
  name: string;
  /** The entity manager for units of work on it. */
  em: EntityManager;
  /**
   * Whether it has replayed the primary's log up to a position. @throws the driver's error when it does not
   * respond
   */
  hasReplayed(position: string): Promise<boolean>;
  /** Calls `listener` when a connection to it cannot be opened or is lost. */
  onTrouble(listener: () => void): void;
  close(): Promise<void>;
}

/** The known state of a replica. */
interface State {
  /** Whether it responds and lags less than about a second. */
  isUsable: boolean;
  /** How many of this process's known changes it is known to contain. */
  holds: number;
  askedAt: number;
}

/**
 * The standbys of a PostgreSQL server. A read uses a standby only if it has replayed the primary's log up to
 * the position at this process's last known change. A standby that lags more than about a second, or does not
 * respond, is skipped.
 */
export class ReplicaSet implements Replicas {
  readonly #states: Map<ReplicaServer, State>;
  #turn = 0;
  /** The primary's log position at the previous check. */
  #before: string | null = null;

  /** `position` returns the log position on the primary that covers everything committed. */
  constructor(
    private readonly servers: readonly ReplicaServer[],
    private readonly position: () => Promise<string>,
    private readonly changes: Pick<SeenChanges, 'count'>,
    private readonly log: Log,
  ) {
    this.#states = new Map(
      servers.map((server) => {
        const state: State = { isUsable: false, holds: -1, askedAt: -Infinity };
        server.onTrouble(() => (state.isUsable = false));
        return [server, state];
      }),
    );
  }

  choose(): EntityManager | null {
    for (let count = 0; count < this.servers.length; count += 1) {
      this.#turn += 1;
      const server = this.servers[this.#turn % this.servers.length];
      const state = server && this.#states.get(server);
      if (!server || !state?.isUsable) continue;
      if (state.holds === this.changes.count) return server.em;
      void this.#ask(server, state);
    }
    return null;
  }

  async check(): Promise<void> {
    const position = await this.position();
    const before = this.#before ?? position;
    this.#before = position;
    await Promise.all(
      [...this.#states].map(async ([server, state]) => {
        const isUsable = await server.hasReplayed(before).catch(() => false);
        if (isUsable !== state.isUsable) {
          this.log.warn(
            { replica: server.name },
            isUsable ? 'a replica is read from' : 'a replica is left out',
          );
        }
        state.isUsable = isUsable;
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
  }

  /** Checks whether a replica contains all changes so far. */
  async #ask(server: ReplicaServer, state: State): Promise<void> {
    const now = performance.now();
    if (now - state.askedAt < PAUSE) return;
    state.askedAt = now;
    const { count } = this.changes;
    try {
      if (await server.hasReplayed(await this.position())) state.holds = Math.max(state.holds, count);
    } catch {
      // Either the replica or the primary is down; the next check finds out.
      state.isUsable = false;
    }
  }
}
