import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';
import { inProject, projectRoot } from '../process/project-root.ts';

const TIMEOUT_MS = 120_000;

/** A separate shop with the sample catalogue, on a free port. */
export interface ServedShop {
  /** URLs of the measured pages, by name. */
  pages(): Promise<Record<string, string>>;
  stop(): void;
}

/** Starts the built shop on a temporary database. @throws Error when it does not open within two minutes */
export async function serveShop(): Promise<ServedShop> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(process.execPath, [inProject('scripts/test/serve-e2e.ts')], {
    cwd: projectRoot,
    env: { ...process.env, PORT: new URL(url).port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => void server.kill('SIGTERM');
  process.once('exit', stop);
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (Date.now() > deadline || server.exitCode !== null) throw new Error('The shop did not open.');
    await setTimeout(200);
  }
  return {
    stop,
    pages: async () => ({
      home: `${url}/`,
      shop: `${url}/shop`,
      product: `${url}/shop/${await anyProductHandle(url)}`,
    }),
  };
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/health/ready`).catch(() => null))?.ok ?? false;
}

async function anyProductHandle(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(first: 1) { nodes { handle } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { nodes: { handle: string }[] } } };
  const first = data.products.nodes[0];
  if (!first) throw new Error('The shop has no product to look at.');
  return first.handle;
}
