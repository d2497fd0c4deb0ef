import { expect, test } from 'vitest';
import { localUrl } from './local-url.ts';

test.each([
  ['localhost', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
])('a server on %s has the URL %s', (host, address) => {
  expect(localUrl(host, 4000)).toBe(address);
});
