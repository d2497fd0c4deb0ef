import { type FastifyInstance, fastify } from 'fastify';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { registerLastResponses, stopAccepting } from './last-responses.ts';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

test('a connection stays open until requested, and closes with the next response', async () => {
  server = fastify();
  const endConnections = registerLastResponses(server);
  server.get('/', () => 'answered');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const sendRequest = async () => {
    const response = await fetch(url);
    return [await response.text(), response.headers.get('connection')];
  };
  expect(await sendRequest()).toEqual(['answered', 'keep-alive']);
  endConnections();
  expect(await sendRequest()).toEqual(['answered', 'close']);
});

test('a server that stops accepting serves its open connections, and rejects others', async () => {
  server = fastify();
  server.get('/', () => 'answered');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendRequest = async (agent: Agent | false) => {
    const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    return text(answer);
  };
  expect(await sendRequest(keepAliveAgent)).toBe('answered');
  stopAccepting(server);
  expect(await sendRequest(keepAliveAgent)).toBe('answered');
  await expect(sendRequest(false)).rejects.toThrow('ECONNREFUSED');
  keepAliveAgent.destroy();
  await server.close();
});
