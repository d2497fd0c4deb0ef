import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../db/query-client.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { RateLimitCountEntity } from './rate-limit-count.entity.ts';
import { RateLimits } from './rate-limits.ts';

const shop = describeShop();

/** The rate limits of a separate process on the shop's database. */
const aProcess = () => new RateLimits(shop.config, queryClient(shop.app.orm));
const wrong = () => Promise.resolve(false);
const right = () => Promise.resolve(true);

test('processes that share a database share their counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [one, other] = [aProcess(), aProcess()];
  for (let index = 0; index < 5; index += 1) {
    await one.password('ada', `192.0.2.${index}`, wrong);
    await other.password('ada', `192.0.2.${index}`, wrong);
  }
  for (const process of [one, other, aProcess()]) {
    await expect(process.password('ada', '192.0.2.9', right)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 900,
    });
  }
  expect(await one.password('bob', '192.0.2.9', right)).toBe(true);

  await other.reset('ada');
  expect(await one.password('ada', '192.0.2.9', right)).toBe(true);
});

test('simultaneous attempts are limited as well', async () => {
  const processes = [aProcess(), aProcess()];
  const tries = processes.flatMap((process) =>
    Array.from({ length: 20 }, () => process.contactMessage('192.0.2.77')),
  );
  const responses = await Promise.allSettled(tries);
  expect(responses.filter((response) => response.status === 'fulfilled')).toHaveLength(5);
});

test('a new window starts after the old one, which is deleted in time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const process = aProcess();
  for (let index = 0; index < 5; index += 1) await process.contactMessage('192.0.2.88');
  await expect(process.contactMessage('192.0.2.88')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  await process.contactMessage('192.0.2.88');

  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  await shop.app.jobs.run('retention');
  expect(await shop.app.orm.em.fork().count(RateLimitCountEntity)).toBe(0);
});

test('stored keys identify nobody', async () => {
  await aProcess().password('ada@test.example', '192.0.2.1', wrong);
  const counts = await shop.app.orm.em.fork().findAll(RateLimitCountEntity);
  expect(counts.length).toBeGreaterThan(0);
  expect(JSON.stringify(counts)).not.toMatch(/ada|192\.0\.2/);
});
