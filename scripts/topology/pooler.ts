import { freePort } from '../process/free-port.ts';
import { Daemon } from './daemon.ts';

/**
 * PgBouncer in front of a PostgreSQL server, as two processes: the pooling mode applies to a whole process.
 */
export interface Pooler {
  /** Uses another session for each transaction. */
  url: string;
  /** Gives each connection its own session. */
  directUrl: string;
  /** Switches to another server. */
  follow(url: string): void;
  remove(): void;
}

type Mode = 'transaction' | 'session';

/** Connections to the server: few transactions run at once; each listener keeps a connection. */
const POOL_SIZES: Record<Mode, number> = { transaction: 20, session: 60 };

/** Starts PgBouncer in front of the server at `url`. @throws Error with its message */
export async function startPooler(program: string, url: string): Promise<Pooler> {
  const byTransaction = await startOne(program, url, 'transaction');
  const bySession = await startOne(program, url, 'session');
  return {
    url: byTransaction.url,
    directUrl: bySession.url,
    follow(target) {
      byTransaction.follow(target);
      bySession.follow(target);
    },
    remove() {
      byTransaction.remove();
      bySession.remove();
    },
  };
}

async function startOne(program: string, url: string, mode: Mode) {
  const daemon = new Daemon();
  const port = await freePort();
  const { username, password } = new URL(url);
  const follow = (target: string) => daemon.writeFile('pgbouncer.ini', settings(daemon, target, port, mode));
  daemon.writeFile('users', `"${username}" "${password}"\n`);
  follow(url);
  await daemon.start(program, [daemon.file('pgbouncer.ini')], port);
  const pooled = new URL(url);
  pooled.port = String(port);
  return {
    url: pooled.href,
    follow(target: string) {
      follow(target);
      daemon.reload();
    },
    remove: () => daemon.remove(),
  };
}

function settings(daemon: Daemon, target: string, port: number, mode: Mode): string {
  const { hostname, port: serverPort, pathname } = new URL(target);
  const name = pathname.slice(1);
  return `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${daemon.file('users')}
pool_mode = ${mode}
default_pool_size = ${POOL_SIZES[mode]}
max_client_conn = 500
server_connect_timeout = 2
server_login_retry = 0.5
query_wait_timeout = 5
`;
}
