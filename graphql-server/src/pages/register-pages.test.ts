import { rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuiltWeb } from '../test/built-web.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const SCRIPT = '/assets/app-abcdefgh.js';

let directory: string;
let shop: TestApp;

beforeAll(async () => {
  const files = {
    'favicon.svg': '<svg></svg>',
    [SCRIPT]: '// as built',
    [`${SCRIPT}.br`]: brotliCompressSync('// as compressed'),
  };
  directory = aBuiltWeb({ files });
  shop = await startTestApp({ webDirectory: directory });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.client.rest<string>(path, { headers });

test('a file with a hash in its name is kept for ever, another for an hour', async () => {
  expect((await get(SCRIPT)).headers.get('cache-control')).toContain('immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  ['br, gzip', 'br', '// as compressed'],
  ['gzip', 'gzip', '// as built'],
  ['identity', null, '// as built'],
])('who takes %s gets what the build compressed, if it can be read', async (accepted, encoding, script) => {
  const { headers, body } = await get(SCRIPT, { 'accept-encoding': accepted });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('vary')).toMatch(/accept-encoding/i);
  expect(body).toBe(script);
});
