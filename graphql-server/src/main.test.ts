import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EndDemo,
  LogInAsAdmin,
  ReadOwnerInvitation,
  ReadShopOfEndedDemo,
} from './test/documents.generated.ts';
import { TestClient } from './test/test-client.ts';

/** The built server, as `npm start` runs it; `npm test` builds it first. */
const entry = new URL('../dist/main.js', import.meta.url).pathname;

/** With the database of all tests, because creating one takes longer than most of them. */
const directory = mkdtempSync(join(tmpdir(), 'shop-main-'));
let children: ChildProcess[];

beforeEach(() => {
  children = [];
  writeFileSync(join(directory, 'file'), '');
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const end = once(child, 'close');
    child.kill('SIGKILL');
    await end;
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function start(environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SEED_CATALOGUE: '0',
      DATA_DIR: join(directory, 'data'),
      ...environment,
    },
  });
  children.push(child);
  return child;
}

/** Everything that a process prints until it exits, and its exit code. */
async function ending(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The message that a server prints once it listens. */
async function opening(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if (output.includes('admin secret')) return output;
  }
  throw new Error(`The server ended instead of opening: ${output}`);
}

describe('a start that cannot succeed prints the reason in one line', () => {
  test('all invalid environment variables', async () => {
    const { code, output } = await ending(start({ PORT: 'http', OFFER_ENDS_AT: 'soon' }));
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a number');
    expect(output).toContain('OFFER_ENDS_AT must be an ISO 8601 date');
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output } = await ending(start({ HOST: '127.0.0.1', PORT: port }));
    other.close();
    expect(code).toBe(1);
    // On a busy machine, the log first reports the progress of migrations.
    expect(output).toMatch(/^(\{.*\}\n)*listen EADDRINUSE.*set PORT to another number\.\n$/);
  });

  test('a data directory that is not writable', async () => {
    const { code, output } = await ending(start({ DATA_DIR: join(directory, 'file', 'data') }));
    expect(code).toBe(1);
    expect(output).toMatch(/^The database can't be written to [^\n]+ Set DATA_DIR to another directory\.\n$/);
  });

  test('a storage that cannot store pictures', async () => {
    const place = join(directory, 'file', 'pictures');
    const { code, output } = await ending(start({ STORAGE_DIR: place }));
    expect(code).toBe(1);
    expect(output).toBe(`Files can't be kept in ${place}: ENOTDIR\n`);
  });

  test('a bucket without a server', async () => {
    const bucket = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const { code, output } = await ending(start({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' }));
    expect(code).toBe(1);
    expect(output).toMatch(/^Files can't be kept in the bucket shop at http:\/\/127\.0\.0\.1:1: [^\n]+\n$/);
  });

  test('an unreachable database', async () => {
    const { code, output } = await ending(
      start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', SESSION_SECRET: 's'.repeat(32) }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(/^The database can't be (reached|opened): .*\n$/);
  });
});

describe('a server on an embedded database', () => {
  test('keeps a second process away from its data, and ends cleanly on a signal', async () => {
    const first = start();
    expect(await opening(first)).toContain('The shop is open at http://localhost:');

    const { code, output } = await ending(start());
    expect(code).toBe(1);
    expect(output).toMatch(/^Another process uses the database in [^\n]+ Stop it, or set DATA_DIR [^\n]+\n$/);

    const end = ending(first);
    first.kill('SIGINT');
    expect((await end).code).toBe(0);
  });

  test('takes over the data after a kill', async () => {
    const first = start();
    await opening(first);
    const end = once(first, 'close');
    first.kill('SIGKILL');
    await end;
    expect(await opening(start())).toContain('The shop is open');
  });

  test('opens as an own shop once the demo has ended on screen', async () => {
    const output = await opening(start({ SEED_CATALOGUE: '1' }));
    const url = /open at (\S+)/.exec(output)?.[1] ?? '';
    const client = new TestClient(url);
    const emailOrPhone = 'admin@demo.example';
    const password = 'demo-admin-1';
    const { session } = await client.payload(LogInAsAdmin, { input: { emailOrPhone, password } });
    // On a busy machine the shop may ask to try again.
    const { ownerUrl } = await vi.waitFor(
      () => client.payload(EndDemo, { otherOrderCount: 0 }, session?.token),
      { timeout: 30_000 },
    );
    const demo = () =>
      client.data(ReadShopOfEndedDemo, {}).then(
        ({ shop }) => shop.demo,
        () => 'closed',
      );
    await expect.poll(demo).toBeNull();
    const owner = new URL(ownerUrl ?? '').searchParams.get('token') ?? '';
    expect((await client.data(ReadOwnerInvitation, { token: owner })).isOwnerInvitationValid).toBe(true);
    const { userErrors } = await client.payload(LogInAsAdmin, { input: { emailOrPhone, password } });
    expect(userErrors).toMatchObject([{ code: 'CREDENTIALS_WRONG' }]);
  });
});
