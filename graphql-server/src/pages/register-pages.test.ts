import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuiltWeb } from '../test/built-web.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { registerExplorer } from './register-explorer.ts';
import { ReadShopName } from '../test/documents.generated.ts';

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
  shop = await startTestApp({ webDirectory: directory, isDemo: true });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.client.rest<string>(path, { headers });

test('a phone finds what it needs for its home screen, and a password manager finds its page', async () => {
  const { headers, body } = await shop.client.rest<{ name: string; icons: { src: string }[] }>(
    '/manifest.webmanifest',
  );
  expect(headers.get('content-type')).toContain('application/manifest+json');
  const { shop: info } = await shop.client.data(ReadShopName, {});
  expect(body).toMatchObject({ name: info.name, start_url: '/', theme_color: '#000000' });
  const icons = [
    ...body.icons.map(({ src }) => src),
    '/favicon.ico',
    '/favicon.png',
    '/apple-touch-icon.png',
  ];
  expect(icons.filter((path) => !existsSync(new URL(`../../../web/public${path}`, import.meta.url)))).toEqual(
    [],
  );
  const manager = await shop.app.server.inject('/.well-known/change-password');
  expect([manager.statusCode, manager.headers.location]).toEqual([302, '/account']);
});

test('a file with a hash in its name is cached forever, others for an hour', async () => {
  expect((await get(SCRIPT)).headers.get('cache-control')).toContain('immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  ['br, gzip', 'br', '// as compressed'],
  ['gzip', 'gzip', '// as built'],
  ['identity', null, '// as built'],
])('a client that accepts %s gets the compressed file, if readable', async (accepted, encoding, script) => {
  const { headers, body } = await get(SCRIPT, { 'accept-encoding': accepted });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('vary')).toMatch(/accept-encoding/i);
  expect(body).toBe(script);
});

test('GraphiQL shows a waiting page until it is added', async () => {
  const explorer = mkdtempSync(join(tmpdir(), 'shop-explorer-'));
  mkdirSync(join(explorer, 'graphiql'));
  const server = fastify();
  registerExplorer(server, explorer);
  const before = await server.inject('/graphiql');
  expect(before.statusCode).toBe(503);
  expect(before.headers['retry-after']).toBe('10');
  expect(before.body).toContain('http-equiv="refresh"');

  writeFileSync(join(explorer, 'graphiql/index.html'), '<title>Explorer</title>');
  const after = await server.inject('/graphiql');
  expect([after.statusCode, after.body]).toEqual([200, '<title>Explorer</title>']);
  rmSync(explorer, { recursive: true });
});
