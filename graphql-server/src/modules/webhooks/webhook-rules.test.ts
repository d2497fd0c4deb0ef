import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time/duration.ts';
import { eventTypes, TEST_TYPE, type MessageType } from './event-type.ts';
import { exampleBody, payloadSchemas } from './message-body.ts';
import { outcomeOf, pauseAfter } from './webhook-rules.ts';
import { newWebhookSecret, signatureHeaders } from './webhook-signature.ts';

test.each([
  [1, 5 * SECOND],
  [2, 5 * MINUTE],
  [3, 30 * MINUTE],
  [4, 2 * HOUR],
  [5, 5 * HOUR],
  [6, 6 * HOUR],
  [7, 10 * HOUR],
])('after %i failed attempts the next one follows in about %i ms', (attempts, pause) => {
  expect(pauseAfter(attempts, 0.5)).toBe(pause);
  expect(pauseAfter(attempts, 0)).toBe(Math.round(0.9 * pause));
  expect(pauseAfter(attempts, 1)).toBe(Math.round(1.1 * pause));
});

test('a message is tried for about a day', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => pauseAfter(attempts, 0.5) ?? Number.NaN);
  const all = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(all).toBeGreaterThan(0.9 * DAY);
  expect(all).toBeLessThan(1.1 * DAY);
  expect(pauseAfter(8, 0.5)).toBeNull();
});

test.each([
  [200, 'DELIVERED'],
  [204, 'DELIVERED'],
  [299, 'DELIVERED'],
  [301, 'RETRY'],
  [302, 'RETRY'],
  [400, 'RETRY'],
  [410, 'GONE'],
  [500, 'RETRY'],
  [null, 'RETRY'],
])('%s means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

describe('a signature', () => {
  test('matches the example in the Standard Webhooks specification', () => {
    const headers = signatureHeaders(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        at: new Date(1_614_265_330_000),
        body: '{"test": 2432232314}',
      },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    );
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('has one part per secret, from keys of 32 bytes', () => {
    const secrets = [newWebhookSecret(), newWebhookSecret()];
    for (const secret of secrets) expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    const { 'webhook-signature': signature } = signatureHeaders(
      { id: 'msg_1', at: new Date(0), body: '' },
      secrets,
    );
    expect(signature).toMatch(/^v1,\S{44} v1,\S{44}$/);
  });
});

test('the receiver in the API guide accepts only recent signatures by its secret', async () => {
  const guide = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const code = blocks.find((block) => block.includes('isFromTheShop')) ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromTheShop: (secret: string, headers: object, body: string, now: number) => boolean;
  };
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  const at = new Date('2026-12-04T10:00:00Z');
  const body = exampleBody('order.placed', { currency: 'USD', now: at });
  const headers = signatureHeaders({ id: 'msg_1', at, body }, [secret, former]);
  const believes = (receiverSecret: string, text = body, later = 0) =>
    module.isFromTheShop(receiverSecret, headers, text, at.getTime() + later);
  expect([believes(secret), believes(former)]).toEqual([true, true]);
  expect([believes(newWebhookSecret()), believes(secret, `${body} `), believes(secret, body, HOUR)]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each<MessageType>([...eventTypes, TEST_TYPE])(
  'the example of %s matches its schema, which has a description',
  (type) => {
    const body = exampleBody(type, { currency: 'USD', now: new Date('2026-12-04T10:00:00Z') });
    expect(JSON.parse(body)).toMatchObject({ type, version: 1, createdAt: '2026-12-04T10:00:00.000Z' });
    expect(payloadSchemas[type].parse(JSON.parse(body))).toEqual(JSON.parse(body));
    expect(z.toJSONSchema(payloadSchemas[type])).toMatchObject({
      type: 'object',
      description: expect.stringMatching(/\.$/) as string,
      required: ['id', 'type', 'version', 'createdAt', 'data'],
    });
  },
);
