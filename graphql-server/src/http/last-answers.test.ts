import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerLastAnswers } from './last-answers.ts';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

test('a connection is kept until it is to end, and ends with the next answer', async () => {
  server = fastify();
  const endConnections = registerLastAnswers(server);
  server.get('/', () => 'answered');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const ask = async () => {
    const response = await fetch(url);
    return [await response.text(), response.headers.get('connection')];
  };
  expect(await ask()).toEqual(['answered', 'keep-alive']);
  endConnections();
  expect(await ask()).toEqual(['answered', 'close']);
});
