import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** A task that ends on demand. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, finish: resolve };
}

test('runs as many as allowed at once, and the others in order', async () => {
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

test('passes on the slot of a failed task', async () => {
  const limited = limitConcurrency(1, 10);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(() => Promise.resolve('fine'))).toBe('fine');
});

test('rejects a task when the queue is full', async () => {
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
