import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadVariants, UpdateVariants } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aStaffMember } from '../../test/users.ts';

// The guide's program resumes after a lost connection, and misses nothing.

interface Change {
  cursor: string;
  product: { title: string; stock: number };
}
interface Example {
  followStock: (url: string, ids: readonly string[], after: string) => AsyncGenerator<Change>;
}

const shop = describeShop();
const folder = new URL('../../../../.cache/test/follow/', import.meta.url);
const open = new Set<Socket>();
let isDown = false;
let connections = 0;
/** Sits between the program and the shop, to cut the connection. */
const proxy = createServer((client) => {
  connections += 1;
  if (isDown) return client.destroy();
  const { hostname, port } = new URL(shop.client.address);
  const server = connect(Number(port), hostname);
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    open.add(from);
    from.on('error', () => to.destroy());
    from.pipe(to);
  }
});

beforeAll(async () => {
  const guide = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const [, text = ''] = /^```js\n(\/\/ follow\.mjs\n.*?)\n```$/ms.exec(guide) ?? [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('follow.mjs', folder), text);
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const socket of open) socket.destroy();
  proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

test('changes while the connection is down are not lost', async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  const id = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 10 });
  const { product } = await shop.client.data(ReadVariants, { id });
  const setStock = async (stock: number) => {
    const changes = [{ id: product?.variants[0]?.id, stock }];
    await shop.client.data(UpdateVariants, { changes }, owner.token);
    await shop.app.jobs.run('events');
  };
  const { followStock } = (await import(new URL('follow.mjs', folder).href)) as Example;
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : null;
  await setStock(9);
  const changes = followStock(`ws://127.0.0.1:${port}/graphql`, [id], '0');
  expect((await changes.next()).value).toMatchObject({ product: { title: 'Lamp', stock: 9 } });

  const next = changes.next();
  isDown = true;
  for (const socket of open) socket.destroy();
  await setStock(4);
  // It retries in vain before the shop is back.
  const before = connections;
  await expect.poll(() => connections).toBeGreaterThan(before);
  isDown = false;
  expect((await next).value).toMatchObject({ product: { title: 'Lamp', stock: 4 } });
  await changes.return(undefined);
});
