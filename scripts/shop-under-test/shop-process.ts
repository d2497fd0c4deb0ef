import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { embeddedIn } from '../../graphql-server/src/config/database-config.ts';
import { findPostmaster } from '../../graphql-server/src/db/embedded/postmaster.ts';
import { freePort } from '../process/free-port.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';

const TIMEOUT_MS = 180_000;

/** Opens admin sign-up in the shops under test. */
export const adminSecret = 'only-for-shops-that-are-measured-here';

/** The built shop as a separate process that can be killed and restarted on the same data. */
export class ShopProcess {
  readonly url: string;
  /** The folder of the version that runs. */
  private readonly root: string;
  private readonly directory: string;
  private readonly environment: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;
  /** The current process's output, in case it does not open. */
  private output = '';

  private constructor(root: string, directory: string, url: string, environment: NodeJS.ProcessEnv) {
    this.root = root;
    this.directory = directory;
    this.url = url;
    this.environment = environment;
    process.once('exit', this.abandon);
  }

  /**
   * Prepares a shop on the embedded database, or on the PostgreSQL database at `databaseUrl`, without
   * starting it. It serves the API, and the built pages in `pages` if given. `environment` sets more
   * variables; `root` is the folder of another version.
   */
  static async prepare(
    databaseUrl: string | null,
    pages = inProject('web/dist'),
    environment: NodeJS.ProcessEnv = {},
    root = projectRoot,
  ): Promise<ShopProcess> {
    const directory = mkdtempSync(join(tmpdir(), 'shop-measured-'));
    const port = await freePort();
    return new ShopProcess(root, directory, `http://127.0.0.1:${port}`, {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      ...(existsSync(pages) && { WEB_DIR: pages }),
      SEED_CATALOGUE: '0',
      SEED_DEMO: '1',
      ADMIN_SECRET: adminSecret,
      SESSION_SECRET: 'a-session-secret-for-the-figures-only',
      RATE_SIGNUP_PER_HOUR: '1000000',
      RATE_UNCONFIRMED_ORDERS: '1000000',
      // Lets the load generator set its visitors' IPs.
      TRUST_PROXY: '1',
      // The load is meant to exceed what the shop can take.
      RATE_WORK_PER_NETWORK: '1000000',
      RATE_COST_PER_CALLER: '1000000000',
      MAX_EVENT_LOOP_DELAY: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    });
  }

  /**
   * Starts the shop. @returns the ms until it was ready @throws Error with the end of its output when it
   * exits, or is not ready after three minutes
   */
  async start(): Promise<number> {
    const began = performance.now();
    this.output = '';
    const child = spawn(process.execPath, [join(this.root, 'graphql-server/dist/main.js')], {
      env: this.environment,
    });
    const keep = (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-4000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    await this.untilReady();
    return performance.now() - began;
  }

  /** @returns the ms until the running shop is ready @throws Error like `start` */
  async untilReady(): Promise<number> {
    const began = performance.now();
    const { child } = this;
    while (!(await this.isReady())) {
      const hasEnded = !child || child.exitCode !== null || child.signalCode !== null;
      if (hasEnded || performance.now() - began > TIMEOUT_MS) {
        const fate = hasEnded ? `ended (${child?.signalCode ?? child?.exitCode})` : 'was not ready in time';
        throw new Error(`The shop ${fate}: ${this.output.slice(-300)}`);
      }
      await setTimeout(25);
    }
    return performance.now() - began;
  }

  /** The one-time link that a shop without staff prints when it is ready. @throws Error if there is none */
  async ownerLink(): Promise<string> {
    const began = performance.now();
    while (performance.now() - began < TIMEOUT_MS) {
      const link = /\S+\/ownerInvitation\?token=\S+/.exec(this.output)?.[0];
      if (link) return link;
      await setTimeout(25);
    }
    throw new Error(`The shop printed no link for its owner: ${this.output.slice(-300)}`);
  }

  /** The id of the running process. @throws Error when none runs */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('The shop does not run');
    return pid;
  }

  /** Ends the process immediately, as a crash does. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends the embedded database immediately, with its sessions. @throws Error when none runs */
  killDatabase(): void {
    const postmaster = findPostmaster(embeddedIn(this.directory).directory);
    if (!postmaster) throw new Error('The embedded database does not run');
    process.kill(postmaster.pid, 'SIGKILL');
  }

  /** Lets the process finish its work. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Stops the shop and checks its integrity. @throws Error with all violations */
  async checkIntegrity(): Promise<void> {
    await this.stop();
    const command = [join(this.root, 'graphql-server/dist/db-command.js'), 'check'];
    const { exitCode, output } = await runNode(command, { output: 'keep', environment: this.environment });
    if (exitCode !== 0) throw new Error(output);
  }

  /** Ends the process and removes its files, at the latest when the program that started it exits. */
  async remove(): Promise<void> {
    process.off('exit', this.abandon);
    await this.kill();
    this.abandon();
  }

  private readonly abandon = (): void => {
    this.child?.kill('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true });
  };

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }

  private async isReady(): Promise<boolean> {
    return (await fetch(`${this.url}/health/ready`).catch(() => null))?.ok ?? false;
  }
}
