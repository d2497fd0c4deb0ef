import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../db/query-client.ts';
import { RequestError } from '../../../errors.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { RateLimit } from './rate-limit.ts';
import { RateLimitCountEntity } from './rate-limit-count.entity.ts';
import { RateLimits } from './rate-limits.ts';

const shop = describeShop();

const createClient = () => queryClient(shop.app.orm);
const aProcess = () => new RateLimits(shop.config, createClient());
const passTime = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await shop.app.orm.em.fork().nativeDelete(RateLimitCountEntity, {});
});

test('allows its limit, and again in the next window', async () => {
  const rateLimit = new RateLimit({ name: 'test', limit: 2, seconds: 60 }, createClient());
  await rateLimit.count('a');
  await rateLimit.count('a');
  await expect(rateLimit.count('a')).rejects.toEqual(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 60 }),
  );
  await expect(rateLimit.check('a')).rejects.toBeInstanceOf(RequestError);
  await rateLimit.count('b');
  passTime(60);
  await rateLimit.count('a');
});

test('checks without counting', async () => {
  const rateLimit = new RateLimit({ name: 'test', limit: 1, seconds: 60 }, createClient());
  await rateLimit.check('a');
  await rateLimit.check('a');
  await rateLimit.count('a');
});

const rightAfter = (response: boolean) => () => Promise.resolve(response);

test('an account has ten wrong passwords, whoever tries, and is unlocked after a quarter of an hour', async () => {
  const rateLimits = aProcess();
  for (let i = 0; i < 10; i += 1) await rateLimits.password('ada', `192.0.2.${i}`, rightAfter(false));
  await expect(rateLimits.password('ada', '192.0.2.99', rightAfter(true))).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 900,
  });
  expect(await rateLimits.password('bob', '192.0.2.1', rightAfter(true))).toBe(true);
  passTime(900);
  expect(await rateLimits.password('ada', '192.0.2.99', rightAfter(true))).toBe(true);
});

test('an IP has a hundred wrong passwords, for any accounts', async () => {
  const rateLimits = aProcess();
  for (let i = 0; i < 100; i += 1) await rateLimits.password(`person ${i}`, '192.0.2.1', rightAfter(false));
  await expect(rateLimits.password('ada', '192.0.2.1', rightAfter(true))).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
  expect(await rateLimits.password('ada', '192.0.2.2', rightAfter(true))).toBe(true);
});

test('correct passwords never count', async () => {
  const rateLimits = aProcess();
  for (let i = 0; i < 200; i += 1) await rateLimits.password('ada', '192.0.2.1', rightAfter(true));
});

test('simultaneous attempts get no more answers than sequential ones', async () => {
  const rateLimits = aProcess();
  const gate = Promise.withResolvers<void>();
  const tries = Array.from({ length: 50 }, (_, i) =>
    rateLimits.password('ada', '192.0.2.1', async () => {
      await gate.promise;
      return i === 49;
    }),
  );
  gate.resolve();
  const responses = await Promise.allSettled(tries);
  expect(responses.filter((response) => response.status === 'fulfilled')).toHaveLength(10);
  expect(responses.at(-1)?.status).toBe('rejected');
});

test('an IP has five wrong admin secrets an hour', async () => {
  const rateLimits = aProcess();
  for (let i = 0; i < 5; i += 1) expect(await rateLimits.adminSecret('192.0.2.1', false)).toBe(false);
  await expect(rateLimits.adminSecret('192.0.2.1', true)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await rateLimits.adminSecret('192.0.2.2', true)).toBe(true);
});

test('a shopper uploads 30 files in an hour, which are no pictures of reviews', async () => {
  const rateLimits = aProcess();
  for (let count = 0; count < 30; count += 1) await rateLimits.upload('ada', '192.0.2.1');
  await expect(rateLimits.upload('ada', '192.0.2.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await rateLimits.picture('ada');
});
