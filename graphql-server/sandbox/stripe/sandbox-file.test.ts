import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SandboxFile } from './sandbox-file.ts';

let directory: string;
let path: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shop-sandbox-'));
  path = join(directory, 'data/sandbox.json');
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

const aResponse = (key: number) => ({ key: String(key), fingerprint: '', body: {} });

test('the file has the state at the time of saving', async () => {
  const file = await SandboxFile.open(path);
  const saves = Array.from({ length: 50 }, (_, key) => {
    file.state.responses.push(aResponse(key));
    return file.save();
  });
  await saves[0];
  expect((await SandboxFile.open(path)).state.responses.length).toBeGreaterThan(0);
  await Promise.all(saves);
  expect((await SandboxFile.open(path)).state).toEqual(file.state);
  expect(await readdir(join(directory, 'data'))).toEqual(['sandbox.json']);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('old entries are removed', async () => {
  const file = await SandboxFile.open(path);
  file.state.responses.push(...Array.from({ length: 1200 }, (_, key) => aResponse(key)));
  await file.save();
  const { responses } = (await SandboxFile.open(path)).state;
  expect([responses.length, responses[0]?.key, responses.at(-1)?.key]).toEqual([1000, '200', '1199']);
});

test.each(['', '{"sessions":', '{"sessions":[{}]}'])(
  'a damaged file is replaced by a new one: %j',
  async (text) => {
    await (await SandboxFile.open(path)).save();
    const secret = (JSON.parse(await readFile(path, 'utf8')) as { webhookSecret: string }).webhookSecret;
    await writeFile(path, text);
    const { state } = await SandboxFile.open(path);
    expect(state).toMatchObject({ sessions: [], responses: [], deliveries: [] });
    expect(state.webhookSecret).not.toBe(secret);
  },
);

test('a failed write is reported to its callers and does not stop the next one', async () => {
  const file = await SandboxFile.open(path);
  await rm(join(directory, 'data'), { recursive: true });
  await expect(file.save()).rejects.toThrow('ENOENT');
  await writeFile(join(directory, 'data'), '').then(() => rm(join(directory, 'data')));
  await SandboxFile.open(path);
  await file.save();
  expect((await SandboxFile.open(path)).state).toEqual(file.state);
});
