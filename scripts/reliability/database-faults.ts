import type { Database } from './metric.ts';
import { DatabaseObserver } from './database-observer.ts';

const SECOND = 1000;

/** A fault of a database, or of the connection to it. */
export interface DatabaseFault {
  name: string;
  /** How often it is repeated. */
  rounds: { full: number; short: number };
  begin(database: Database, observer: DatabaseObserver): Promise<void>;
  /** How long it lasts, in ms; if it does not end by itself, `end` ends it. */
  lasts?: number;
  end?(database: Database): Promise<void>;
}

/** The session that holds the locks of a round. */
let locker: DatabaseObserver | null = null;

export const databaseFaults: readonly DatabaseFault[] = [
  {
    name: 'restarted',
    rounds: { full: 10, short: 1 },
    begin: ({ cluster }) => cluster.restart(),
  },
  {
    name: 'all sessions terminated',
    rounds: { full: 10, short: 1 },
    begin: (_database, observer) => observer.terminateOthers(),
  },
  {
    name: 'connections cut',
    rounds: { full: 10, short: 1 },
    begin: ({ relay }) => Promise.resolve(relay.cut()),
  },
  {
    name: 'connections stalled for 6 s',
    rounds: { full: 10, short: 1 },
    begin: ({ relay }) => Promise.resolve(relay.stall()),
    // Longer than the shop waits for a response.
    lasts: 6 * SECOND,
    end: ({ relay }) => Promise.resolve(relay.resume()),
  },
  {
    name: 'all products locked for 6 s',
    rounds: { full: 5, short: 0 },
    async begin({ cluster }, observer) {
      await observer.letGo();
      locker = await DatabaseObserver.connect(cluster.url);
      await locker.holdAll();
    },
    lasts: 6 * SECOND,
    async end() {
      await locker?.close();
    },
  },
  {
    name: 'stopped for 10 s',
    rounds: { full: 3, short: 0 },
    begin: ({ cluster }) => cluster.stop(),
    lasts: 10 * SECOND,
    end: ({ cluster }) => cluster.start(),
  },
];
