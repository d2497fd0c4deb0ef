import { createServer, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A thread with a server of its own, which responds while the main thread computes. It imports nothing of the
// shop, so that it starts at once and stays small.

/** What the main thread passes. */
export interface ProbeThreadData {
  host: string;
  port: number;
  /** When the main thread last had a turn of its event loop, as a time in ms. */
  beat: BigInt64Array<SharedArrayBuffer>;
  /** After this many ms without a turn, the main thread hangs. */
  hangsAfter: number;
}

/** Messages of this thread: its port, or a request for the metrics. */
export type ProbeMessage = { port: number } | { error: string } | { metricsFor: number };
/** The response of the main thread; null: the metrics can't be read. */
export interface MetricsMessage {
  metricsFor: number;
  text: string | null;
}

/** How long the main thread may take for the metrics, in ms; Prometheus waits for 10 s. */
const METRICS_TIMEOUT = 8000;

const { host, port, beat, hangsAfter } = workerData as ProbeThreadData;
const waiting = new Map<number, (text: string | null) => void>();
let lastId = 0;

const server = createServer((request, response) => {
  const path = request.url?.split('?', 1)[0];
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'Method Not Allowed');
  if (path === '/health/live') {
    const isLive = Date.now() - Number(Atomics.load(beat, 0)) < hangsAfter;
    return send(response, isLive ? 200 : 503, JSON.stringify({ status: isLive ? 'live' : 'hangs' }), 'json');
  }
  if (path !== '/metrics') return send(response, 404, 'Not Found');
  void readMetrics().then((text) =>
    text === null ? send(response, 503, 'Service Unavailable') : send(response, 200, text, 'metrics'),
  );
});

function send(response: ServerResponse, status: number, text: string, kind: keyof typeof types = 'text') {
  response.writeHead(status, { 'content-type': types[kind], 'cache-control': 'no-store' }).end(text);
}

const types = {
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  metrics: 'text/plain; version=0.0.4; charset=utf-8',
};

function readMetrics(): Promise<string | null> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const end = (text: string | null) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(text);
    };
    const timer = setTimeout(() => end(null), METRICS_TIMEOUT);
    waiting.set(id, end);
    post({ metricsFor: id });
  });
}

function post(message: ProbeMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ metricsFor, text }: MetricsMessage) => waiting.get(metricsFor)?.(text));
server.on('error', ({ message }) => post({ error: message }));
server.listen(port, host, () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') post({ port: address.port });
});
