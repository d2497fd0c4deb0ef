import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** A task that ends on demand. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, finish: resolve };
}

test('runs as many as it may at once, and the others in their turn', async () => {
  const limited = limitConcurrency(2, 10);
  const started: string[] = [];
  const tasks = { a: aTask(), b: aTask(), c: aTask(), d: aTask() };
  const runs = Object.entries(tasks).map(([name, task]) =>
    limited(() => {
      started.push(name);
      return task.run();
    }),
  );
  expect(started).toEqual(['a', 'b']);
  tasks.b.finish();
  await runs[1];
  expect(started).toEqual(['a', 'b', 'c']);
  for (const task of Object.values(tasks)) task.finish();
  await Promise.all(runs);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('gives the place of a failed task on', async () => {
  const limited = limitConcurrency(1, 10);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(() => Promise.resolve('fine'))).toBe('fine');
});

test('refuses what finds the line full', async () => {
  const limited = limitConcurrency(1, 1);
  const [running, waiting] = [aTask(), aTask()];
  const runs = [limited(running.run), limited(waiting.run)];
  await expect(limited(() => Promise.resolve())).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 1,
  });
  running.finish();
  waiting.finish();
  await Promise.all(runs);
});
