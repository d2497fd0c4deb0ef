import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptySandbox, type SandboxState, sandboxStateSchema } from './sandbox-state.ts';

/** How many entries of each kind are stored; the oldest are removed first. */
const MAX_STORED = 1000;

/** Stores the sandbox's state in a file. The file always has either the old or the new state. */
export class SandboxFile {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  private constructor(
    private readonly path: string,
    readonly state: SandboxState,
  ) {}

  /**
   * Reads the file. A missing or damaged file starts an empty sandbox: its data is not worth a failed start.
   */
  static async open(path: string): Promise<SandboxFile> {
    await mkdir(dirname(path), { recursive: true });
    return new SandboxFile(path, await read(path));
  }

  /** Resolves when all changes made before the call are in the file. */
  save(): Promise<void> {
    // The current write may have started before the change. The next one covers everyone who is waiting by
    // then; an error goes only to those who waited for that write.
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.running = this.writeState();
        this.next = null;
        return this.running;
      });
    return this.next;
  }

  /** Resolves when no write is in progress. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.next, this.running]);
  }

  private async writeState(): Promise<void> {
    const { sessions, responses, deliveries } = this.state;
    for (const list of [sessions, responses, deliveries]) {
      list.splice(0, Math.max(0, list.length - MAX_STORED));
    }
    const draft = `${this.path}.new`;
    await writeFile(draft, JSON.stringify(this.state), { mode: 0o600 });
    await rename(draft, this.path);
  }
}

async function read(path: string): Promise<SandboxState> {
  try {
    return sandboxStateSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return emptySandbox();
  }
}
