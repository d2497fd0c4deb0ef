import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerViesSandbox, VIES_SANDBOX_PATH } from '#sandbox/vies/vies-sandbox';
import { outgoingHttp } from '../outgoing/guarded-http.ts';
import { ViesClient } from './vies-client.ts';

const http = outgoingHttp({ allowsPrivate: true });
const requester = { prefix: 'DE', rest: '123456789' };
const log = { warn: vi.fn() };
const nothing = { name: null, consultationNumber: null };

const refused = (error: string) => JSON.stringify({ actionSucceed: false, errorWrappers: [{ error }] });

beforeEach(() => log.warn.mockClear());

describe('the sandbox', () => {
  let server: FastifyInstance;
  let url: string;

  beforeEach(async () => {
    server = fastify();
    registerViesSandbox(server, 60_000);
    url = (await server.listen({ host: '127.0.0.1', port: 0 })) + VIES_SANDBOX_PATH;
  });
  afterEach(() => {
    server.server.closeAllConnections();
    return server.close();
  });

  test.each([
    [
      'FR',
      '12345678902',
      'VALID',
      { name: 'Sandbox FR 12345678902', consultationNumber: 'WAPISANDBOX12345678902' },
    ],
    ['FR', '12345678901', 'INVALID', nothing],
    ['DE', '999999999', 'UNAVAILABLE', nothing],
    ['FR', '99999999999', 'UNAVAILABLE', nothing],
    ['IT', '99999999999', 'UNAVAILABLE', nothing],
  ])('says of %s%s: %s', async (prefix, rest, status, more) => {
    const client = new ViesClient(http, () => url, log);
    expect(await client.check({ prefix, rest }, requester)).toEqual({ status, ...more });
  });

  test('is not waited for longer than allowed', async () => {
    const client = new ViesClient(http, () => url, log, 50);
    const result = await client.check({ prefix: 'NL', rest: '999999999B99' }, requester);
    expect(result).toEqual({ status: 'UNAVAILABLE', ...nothing });
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

describe('VIES', () => {
  let server: Server;
  let answer: RequestListener;
  let client: ViesClient;

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = new ViesClient(
      http,
      () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      log,
    );
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is asked with the shop’s own number', async () => {
    let received: unknown;
    answer = (request, response) => {
      void json(request).then((body) => {
        received = [request.method, request.url, body];
        response.end('{"valid":true,"userError":"VALID","name":"ACME\\n SA","requestIdentifier":"WAPI1"}');
      });
    };
    const result = await client.check({ prefix: 'EL', rest: '123456789' }, requester);
    expect(result).toEqual({ status: 'VALID', name: 'ACME SA', consultationNumber: 'WAPI1' });
    const body = { countryCode: 'EL', vatNumber: '123456789' };
    const payload = { ...body, requesterMemberStateCode: 'DE', requesterNumber: '123456789' };
    expect(received).toEqual(['POST', '/api/check-vat-number', payload]);
  });

  test.each([
    ['a name that its country does not publish', 200, '{"valid":true,"name":"---"}', 'VALID'],
    ['a number that it can’t read', 200, '{"valid":false,"userError":"INVALID_INPUT"}', 'INVALID'],
    ['an error', 200, '{"valid":false,"userError":"MS_MAX_CONCURRENT_REQ"}', 'UNAVAILABLE'],
    ['a failed action', 200, refused('MS_UNAVAILABLE'), 'UNAVAILABLE'],
    ['a number that it refuses', 200, refused('INVALID_INPUT'), 'INVALID'],
    ['a refusal with another status', 400, refused('INVALID_INPUT'), 'INVALID'],
    ['another status', 500, '{"valid":true}', 'UNAVAILABLE'],
    ['no JSON', 200, '<html>', 'UNAVAILABLE'],
    ['something else', 200, '[]', 'UNAVAILABLE'],
  ])('may respond with %s', async (_what, status, body, expected) => {
    answer = (_, response) => response.writeHead(status).end(body);
    expect(await client.check({ prefix: 'FR', rest: '12345678901' }, requester)).toEqual({
      status: expected,
      ...nothing,
    });
  });

  test('may not be reachable', async () => {
    answer = (_, response) => response.destroy();
    const { status } = await client.check({ prefix: 'FR', rest: '12345678901' }, requester);
    expect(status).toBe('UNAVAILABLE');
  });
});
