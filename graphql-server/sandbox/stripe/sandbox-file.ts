import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptySandbox, type SandboxState, sandboxStateSchema } from './sandbox-state.ts';

/** What is remembered of each kind; older things are forgotten first. */
const MAX_STORED = 1000;

/**
 * Keeps the sandbox's state in a file, which is the old one or the new one at any moment, never half of each.
 */
export class SandboxFile {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  private constructor(
    private readonly path: string,
    readonly state: SandboxState,
  ) {}

  /**
   * Reads the file. One that is missing or damaged is begun anew: sandboxes hold nothing that is worth a
   * stop.
   */
  static async open(path: string): Promise<SandboxFile> {
    await mkdir(dirname(path), { recursive: true });
    return new SandboxFile(path, await read(path));
  }

  /** Resolves when everything that was true at the call is in the file. */
  save(): Promise<void> {
    // A write that is under way may have begun before the change. The one after it serves all who wait by
    // then; one that failed was said to those who waited for it.
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.running = this.write();
        this.next = null;
        return this.running;
      });
    return this.next;
  }

  /** Resolves when no write is under way. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.next, this.running]);
  }

  private async write(): Promise<void> {
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
