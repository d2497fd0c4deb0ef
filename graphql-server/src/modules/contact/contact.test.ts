import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../http/problem.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

const message = {
  name: 'Ada Vale',
  email: 'ada at home',
  phone: 'ext. 12',
  message: 'Do you ship\nto lighthouses?',
};

// Behind a proxy, so that each test can use its own IP; messages are counted per IP.
const shop = describeShop({ trustsProxy: true });
let address = 0;

beforeEach(async () => {
  address += 1;
  await shop.app.orm.em.fork().nativeDelete(ContactMessageEntity, {});
});

const send = (body: unknown) =>
  shop.client.rest<Problem & { sent?: boolean }>('/api/contact', {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': `192.0.2.${address}` },
  });

const stored = () => shop.app.orm.em.fork().findAll(ContactMessageEntity);

describe('a message', () => {
  test('is stored verbatim, without format checks', async () => {
    const response = await send(message);
    expect(response).toMatchObject({ status: 200, body: { sent: true } });
    expect(await stored()).toEqual([
      expect.objectContaining({ ...message, createdAt: shop.clock.now() }) as unknown,
    ]);
  });

  test('may be sent in the format of email services', async () => {
    const keys = { service_id: 's', template_id: 't', user_id: 'k' };
    expect((await send({ ...keys, template_params: message })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('is stored as data, whatever it contains', async () => {
    const hostile = `'); drop table contact_messages; -- <script>`;
    expect((await send({ ...message, name: hostile })).status).toBe(200);
    expect((await stored())[0]?.name).toBe(hostile);
  });
});

describe('every failure is a 412, and nothing is stored', () => {
  test.each([
    ['no name', { name: ' ' }, '#/name', 'Please enter your name'],
    ['no email', { email: '' }, '#/email', 'Please enter your email address'],
    ['no phone', { phone: '' }, '#/phone', 'Please enter your phone number'],
    ['no message', { message: '\n ' }, '#/message', 'Message cannot be empty'],
    ['a number for a name', { name: 7 }, '#/name', 'Your name must be text'],
    ['a name left out', { name: undefined }, '#/name', 'Your name is required'],
    ['a long name', { name: 'x'.repeat(101) }, '#/name', 'A name must be at most 100 characters long'],
    [
      'a long message',
      { message: 'x'.repeat(5001) },
      '#/message',
      'A message must be at most 5000 characters long',
    ],
    ['NUL', { message: 'a\0b' }, '#/message', 'Must not contain invalid characters'],
    [
      'a line break in the email',
      { email: 'a@b.c\r\nBcc: d@e.f' },
      '#/email',
      'An email address must not contain control characters',
    ],
    ['a line break in the name', { name: 'a\nb' }, '#/name', 'A name must not contain control characters'],
    [
      'a line break in the phone',
      { phone: '1\r2' },
      '#/phone',
      'A phone number must not contain control characters',
    ],
  ])('%s', async (_name, change, pointer, detail) => {
    const response = await send({ ...message, ...change });
    expect(response.status).toBe(412);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.body).toMatchObject({ status: 412, title: 'Precondition Failed' });
    expect(response.body.errors).toContainEqual(expect.objectContaining({ pointer, detail }));
    expect(await stored()).toEqual([]);
  });

  test.each([['{"name":'], ['[]'], ['null'], ['']])('the body %j', async (body) => {
    expect((await send(body)).status).toBe(412);
  });

  test('a failing database', async () => {
    const em = shop.app.orm.em.fork();
    await em.execute('alter table contact_messages rename to hidden_messages');
    try {
      const { status, body } = await send(message);
      expect(status).toBe(412);
      expect(JSON.stringify(body)).not.toContain('contact_messages');
    } finally {
      await em.execute('alter table hidden_messages rename to contact_messages');
    }
  });
});

test('an IP may send 5 messages an hour; invalid ones do not count', async () => {
  await send({ ...message, name: '' });
  for (let index = 0; index < 5; index += 1) expect((await send(message)).status).toBe(200);
  const rejected = await send(message);
  expect(rejected).toMatchObject({ status: 412, body: { code: 'RATE_LIMITED' } });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stored()).toHaveLength(5);
});
