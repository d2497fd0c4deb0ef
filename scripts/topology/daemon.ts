import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findOrdinaryUser, giveTo } from '../../graphql-server/src/db/embedded/ordinary-user.ts';

const TIMEOUT_MS = 10_000;

/**
 * A server other than the shop, with its own files: it is stopped, and they are deleted, at the latest when
 * this process exits.
 */
export class Daemon {
  private readonly home = mkdtempSync(join(tmpdir(), 'shop-topology-'));
  private readonly user = findOrdinaryUser();
  private child: ChildProcess | null = null;

  constructor() {
    chmodSync(this.home, 0o700);
    giveTo(this.user, this.home);
    process.once('exit', () => this.remove());
  }

  /** The path of one of its files. */
  file(name: string): string {
    return join(this.home, name);
  }

  /** Writes one of its files, readable only by the server itself. */
  writeFile(name: string, content: string): void {
    writeFileSync(this.file(name), content, { mode: 0o600 });
    giveTo(this.user, this.file(name));
  }

  /**
   * Starts the program. @throws Error with its message when nothing listens on the port within ten seconds
   */
  async start(program: string, commandLine: readonly string[], port: number): Promise<void> {
    const [file = program, ...options] = [...this.user.prefix, program, ...commandLine];
    const child = spawn(file, options, { cwd: this.home });
    this.child = child;
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const deadline = performance.now() + TIMEOUT_MS;
    while (!(await listens(port))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`${program} does not start:\n${output}`);
      await setTimeout(50);
    }
  }

  /** Makes it reload its files. */
  reload(): void {
    this.child?.kill('SIGHUP');
  }

  /** Reads one of its files. */
  read(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  remove(): void {
    this.child?.kill('SIGKILL');
    rmSync(this.home, { recursive: true, force: true });
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
