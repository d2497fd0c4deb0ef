import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';
import { inProject } from '../process/project-root.ts';

const TIMEOUT_MS = 20_000;

/** A listening baseline server. */
export interface Baseline {
  url: string;
  stop(): void;
}

/**
 * Starts the baseline on the shop's database; it also serves `page` as a file, at `/static/page.html`.
 * @throws Error when it does not listen
 */
export async function openBaseline(databaseUrl: string, page: string): Promise<Baseline> {
  const files = mkdtempSync(join(tmpdir(), 'shop-baseline-'));
  writeFileSync(join(files, 'page.html'), page);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [inProject('scripts/bench/baseline-server.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: port,
      STATIC_DIR: files,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    child.kill();
    rmSync(files, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const deadline = performance.now() + TIMEOUT_MS;
  while ((await fetch(url).catch(() => null)) === null) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error('The baseline does not listen.');
    }
    await setTimeout(50);
  }
  return { url, stop };
}
