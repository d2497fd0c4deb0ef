import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerHealth } from './health.ts';

let server: FastifyInstance;
let log: string[];

beforeEach(() => {
  log = [];
  server = fastify({ logger: { level: 'warn', stream: { write: (line: string) => log.push(line) } } });
});
afterEach(() => server.close());

const probe = async () => {
  const { statusCode, json } = await server.inject('/health/ready');
  return { statusCode, body: json<unknown>() };
};
const ready = { statusCode: 200, body: { status: 'ready' } };
const unavailable = { statusCode: 503, body: { status: 'unavailable' } };
const silence = () => new Promise<void>(() => undefined);

test('a silent database is told when the timeout of the probe ends, and the log says why', async () => {
  registerHealth(server, silence, 1);
  expect(await probe()).toEqual(unavailable);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch('The database has not answered within 1 ms');
});

test('why a database can not be used is in the log, and not in the answer', async () => {
  registerHealth(server, () => Promise.reject(new Error('ECONNREFUSED 10.0.0.5')));
  expect(await probe()).toEqual(unavailable);
  expect(log[0]).toMatch('ECONNREFUSED 10.0.0.5');
});

test('many probes of a silent database are one question, and the next after its answer is another', async () => {
  const questions: (() => void)[] = [];
  registerHealth(server, () => new Promise<void>((resolve) => questions.push(resolve)), 1);
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([unavailable, unavailable, unavailable]);
  expect(await probe()).toEqual(unavailable);
  expect(questions).toHaveLength(1);
  questions[0]?.();
  await expect.poll(async () => [await probe(), questions.length]).toEqual([unavailable, 2]);
});

test('a shop whose database answers is ready, and writes nothing about it', async () => {
  registerHealth(server, () => Promise.resolve());
  expect(await probe()).toEqual(ready);
  expect(log).toEqual([]);
});

test('a process that is to end is not ready, and lives on', async () => {
  const health = registerHealth(server, () => Promise.resolve());
  expect(await probe()).toEqual(ready);
  health.endReadiness();
  expect(await probe()).toEqual(unavailable);
  expect((await server.inject('/health/live')).statusCode).toBe(200);
});
