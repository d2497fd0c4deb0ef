import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { MINUTE, SECOND } from './shared/time/duration.ts';

/**
 * The delay before a worker is replaced after it ended, in ms. It doubles each time until a worker has served
 * for a while.
 */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 30 * SECOND;
/** If a worker has served for this long, in ms, its start was not the reason why it ended. */
const STEADY_AFTER = MINUTE;

/** The supervisor's message to a worker: accept no more connections, and finish the current work. */
export const RETIRE = 'retire';
/** The worker's response to it. */
export const RETIRED = 'retired';
/**
 * The supervisor's message to a worker that has retired. Messages keep their order, so by then the worker has
 * received every connection that was handed to it, and has handed back those that came too late. If a worker
 * ended with a connection in transit, that client would never get a response.
 */
export const END = 'end';

/** A worker ended before it listened; it has printed the reason. */
export class WorkerStartError extends Error {
  override readonly name = 'WorkerStartError';
}

/**
 * The processes that serve the shop on one port of this machine (node:cluster). The supervisor accepts the
 * connections, hands them to the workers in turn, and serves nothing itself.
 */
export class Workers {
  readonly #serving = new Set<Worker>();
  #pause = FIRST_PAUSE;
  #isStopping = false;
  #rolling: Promise<void> | null = null;

  /** `entry` is the file that a worker runs; `report` prints a line for the operator. */
  constructor(
    private readonly count: number,
    entry: string,
    private readonly report: (line: string) => void,
  ) {
    cluster.setupPrimary({ exec: entry, args: [] });
  }

  /**
   * Starts the first worker, which migrates and fills the database, and then the others. @returns the port
   * @throws WorkerStartError when the first one does not start listening
   */
  async start(): Promise<number> {
    const port = await this.#open();
    await Promise.all(Array.from({ length: this.count - 1 }, () => this.#openAtLast()));
    return port;
  }

  /** Replaces the workers one by one, each after its successor listens. A call waits for an earlier one. */
  roll(): Promise<void> {
    this.#rolling ??= this.#replaceAll().finally(() => (this.#rolling = null));
    return this.#rolling;
  }

  /** Lets all workers finish their work, and waits until they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      all.map(async (worker) => {
        const end = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await end;
      }),
    );
  }

  async #replaceAll(): Promise<void> {
    for (const worker of [...this.#serving]) {
      await this.#openAtLast();
      if (this.#isStopping) return;
      // A worker that ended by itself meanwhile has already been replaced.
      if (!this.#serving.delete(worker)) continue;
      const end = once(worker, 'exit');
      worker.on('message', (message) => {
        if (message === RETIRED) sendMessage(worker, END);
      });
      sendMessage(worker, RETIRE);
      await end;
    }
    this.report('All workers have been replaced.');
  }

  /** @returns the port on which a new worker listens @throws WorkerStartError */
  async #open(): Promise<number> {
    const worker = cluster.fork();
    const ended = once(worker, 'exit').then(() => {
      throw new WorkerStartError(`Worker ${worker.id} has not started`);
    });
    const [{ port }] = (await Promise.race([once(worker, 'listening'), ended])) as [{ port: number }];
    ended.catch(() => undefined);
    this.#serving.add(worker);
    const began = performance.now();
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (!this.#serving.delete(worker) || this.#isStopping) return;
      if (performance.now() - began >= STEADY_AFTER) this.#pause = FIRST_PAUSE;
      void this.#startAnother(`Worker ${worker.id} has ended (${signal ?? `code ${code}`})`);
    });
    return port;
  }

  /** Starts a worker, and retries until one listens. */
  async #openAtLast(): Promise<void> {
    if (this.#isStopping) return;
    try {
      await this.#open();
    } catch (error) {
      if (!(error instanceof WorkerStartError)) throw error;
      await this.#startAnother(error.message);
    }
  }

  async #startAnother(reason: string): Promise<void> {
    if (this.#isStopping) return;
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, MAX_PAUSE);
    this.report(`${reason}; another one starts in ${pause} ms.`);
    await setTimeout(pause);
    await this.#openAtLast();
  }
}

/**
 * A worker that has just died does not need the message; without a callback, the error would end the
 * supervisor.
 */
function sendMessage(worker: Worker, message: string): void {
  worker.send(message, () => undefined);
}
