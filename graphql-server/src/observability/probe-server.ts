import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MINUTE, SECOND } from '../shared/time/duration.ts';
import type { MetricsMessage, ProbeMessage, ProbeThreadData } from './probe-thread.ts';

/** How often the main thread says that it has had a turn, in ms. */
const BEAT = SECOND;

export interface ProbeServer {
  port: number;
  close(): Promise<void>;
}

interface ProbeOptions {
  host: string;
  /** 0: the system chooses it. */
  port: number;
  /** The metrics in Prometheus' text format. */
  readMetrics: () => Promise<string>;
  /** After this many ms without a turn of the event loop, the process counts as hanging. */
  hangsAfter?: number;
}

/**
 * Serves `/health/live` and `/metrics` on a port of their own. `/health/live` responds from its own thread: a
 * process that computes for seconds is not restarted, one that hangs for a minute is.
 * @throws Error when the port can't be used
 */
export async function openProbeServer(options: ProbeOptions): Promise<ProbeServer> {
  const { host, port, readMetrics, hangsAfter = MINUTE } = options;
  const beat = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const note = () => Atomics.store(beat, 0, BigInt(Date.now()));
  note();
  const beating = setInterval(note, BEAT);
  beating.unref();
  const workerData: ProbeThreadData = { host, port, beat, hangsAfter };
  const thread = new Worker(threadFile(), { workerData });
  const close = async () => {
    clearInterval(beating);
    await thread.terminate();
  };
  const [first] = (await once(thread, 'message')) as [ProbeMessage];
  if (!('port' in first)) {
    await close();
    throw new Error('error' in first ? first.error : 'The thread for probes has not started.');
  }
  thread.on('message', (message: ProbeMessage) => {
    if (!('metricsFor' in message)) return;
    const respond = (text: string | null) =>
      thread.postMessage({ metricsFor: message.metricsFor, text } satisfies MetricsMessage);
    readMetrics().then(respond, () => respond(null));
  });
  // The shop does not end because of it.
  thread.on('error', () => clearInterval(beating));
  thread.unref();
  return { port: first.port, close };
}

/** In the bundle, this file is in a folder of its own (`scripts/build/server-bundle.ts`). */
function threadFile(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './probe-thread.ts' : '../probe-thread.js',
    import.meta.url,
  );
}
