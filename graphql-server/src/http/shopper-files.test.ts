import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enUs } from '../shared/messages/locale.ts';
import { recordRequests } from '../observability/record-requests.ts';
import { registerErrorHandler } from './error-handler.ts';
import { CallerBudgets } from './limits/caller-budgets.ts';
import { registerShopperFiles } from './shopper-files.ts';

const file = { content: Buffer.from('%PDF-'), type: 'application/pdf', name: 'logo.pdf' };
const read = vi.fn(async () => file);
const server = fastify();

beforeAll(() => {
  recordRequests(server, [], false);
  registerErrorHandler(server, () => 'Shop', enUs);
  // A burst of ten seconds' worth: one file.
  registerShopperFiles(server, () => ({ uploads: { read } }), new CallerBudgets(1000, () => 0), enUs);
});
afterAll(() => server.close());

test('a file that the browser has costs nothing, and another one the budget of its network', async () => {
  const key = 'ab'.repeat(16);
  const get = (headers = {}) => server.inject({ url: `/uploads/${key}/logo.pdf`, headers });
  const first = await get();
  expect(first.headers).toMatchObject({ etag: `"${key}"`, 'cache-control': 'private, no-cache' });
  const again = await get({ 'if-none-match': first.headers.etag });
  expect({ status: again.statusCode, etag: again.headers.etag, body: again.body }).toEqual({
    status: 304,
    etag: `"${key}"`,
    body: '',
  });
  expect((await get()).statusCode).toBe(429);
  expect(read).toHaveBeenCalledTimes(1);
});
