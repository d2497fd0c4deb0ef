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

test('a silent database is reported when the probe’s timeout ends, and the log has the reason', async () => {
  registerHealth(server, silence, 1);
  expect(await probe()).toEqual(unavailable);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch('The database has not answered within 1 ms');
});

test('the reason for an unusable database is in the log, and not in the response', async () => {
  registerHealth(server, () => Promise.reject(new Error('ECONNREFUSED 10.0.0.5')));
  expect(await probe()).toEqual(unavailable);
  expect(log[0]).toMatch('ECONNREFUSED 10.0.0.5');
});

test('simultaneous probes of a silent database share one query; later ones run another', async () => {
  const questions: (() => void)[] = [];
  registerHealth(server, () => new Promise<void>((resolve) => questions.push(resolve)), 1);
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([unavailable, unavailable, unavailable]);
  expect(await probe()).toEqual(unavailable);
  expect(questions).toHaveLength(1);
  questions[0]?.();
  await expect.poll(async () => [await probe(), questions.length]).toEqual([unavailable, 2]);
});

test('a shop with a responding database is ready, and logs nothing about it', async () => {
  registerHealth(server, () => Promise.resolve());
  expect(await probe()).toEqual(ready);
  expect(log).toEqual([]);
});

test('a process that is shutting down is not ready, and stays alive', async () => {
  const health = registerHealth(server, () => Promise.resolve());
  expect(await probe()).toEqual(ready);
  health.endReadiness();
  expect(await probe()).toEqual(unavailable);
  expect((await server.inject('/health/live')).statusCode).toBe(200);
});
