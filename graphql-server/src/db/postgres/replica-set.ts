import type { Log } from '../../shared/log.ts';
import type { EntityManager } from '../database.ts';
import type { Replicas, SeenChanges } from '../replicas.ts';

/** After this many ms a replica that has not replayed something may be asked again. */
const PAUSE = 10;

/** A standby of a PostgreSQL server. */
export interface ReplicaServer {
  /** For the log: where it is, without its password. */
  name: string;
  /** Begins units of work on it. */
  em: EntityManager;
  /**
   * Whether it has replayed the primary's log up to a position. @throws the driver's error when it does not
   * answer
   */
  hasReplayed(position: string): Promise<boolean>;
  /** Has `listener` called when a connection to it can't be opened or is lost. */
  onTrouble(listener: () => void): void;
  close(): Promise<void>;
}

/** What is known of a replica. */
interface State {
  /** Whether it answers, and is less than about a second behind. */
  isUsable: boolean;
  /** How many of the changes that this process knows of it is known to hold. */
  holds: number;
  askedAt: number;
}

/**
 * The standbys of a PostgreSQL server. One is read from only once it has replayed the primary's log up to
 * where that was when this process knew of the last change; one that is more than about a second behind, or
 * does not answer, is left out.
 */
export class ReplicaSet implements Replicas {
  readonly #states: Map<ReplicaServer, State>;
  #turn = 0;
  /** Where the primary's log was at the check before. */
  #before: string | null = null;

  /** `position` tells up to where the primary's log holds everything that was committed. */
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

  /** Asks a replica whether it holds all that has changed so far. */
  async #ask(server: ReplicaServer, state: State): Promise<void> {
    const now = performance.now();
    if (now - state.askedAt < PAUSE) return;
    state.askedAt = now;
    const { count } = this.changes;
    try {
      if (await server.hasReplayed(await this.position())) state.holds = Math.max(state.holds, count);
    } catch {
      // Either of the two is away; the next check says what is to be done.
      state.isUsable = false;
    }
  }
}
