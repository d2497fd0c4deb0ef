import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { visitor } from '../../shared/principal.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aCustomer, allowGuests, aStaffMember, type Person } from '../../test/users.ts';
import { ContactMessageEntity } from '../contact/contact-message.entity.ts';
import { AddressEntity } from '../customers/addresses/address.entity.ts';
import type { Problem } from '../../http/problem.ts';
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts';
import type { StoredResponse, StartedRequest } from '../../core/idempotency.ts';
import { IdempotencyService } from './idempotency.service.ts';

const shop = describeShop();
const em = () => shop.app.orm.em.fork();
const addresses = ({ userId }: Person) => em().count(AddressEntity, { user: userId });

/** Adds an address by GraphQL, and returns the result. */
async function addAddress(person: Person, key: string, city = 'London') {
  const response = await shop.client.rest<{
    data?: { addressCreate: { address: { id: string } | null; userErrors: { code: string }[] } } | null;
    errors?: { extensions: { code: string } }[];
  }>('/graphql', {
    method: 'POST',
    token: person.token,
    headers: { 'idempotency-key': key },
    body: {
      query: `mutation ($city: String!) {
        addressCreate(input: { firstName: "Ada", streetAddress: "1 Row", city: $city, phone: "+442079460123", email: "a@test.example" }) {
          address { id } userErrors { code }
        }
      }`,
      variables: { city },
    },
  });
  const { data, errors } = response.body;
  return {
    status: response.status,
    isReplay: response.headers.get('idempotent-replayed') === 'true',
    retryAfter: response.headers.get('retry-after'),
    id: data?.addressCreate.address?.id,
    code: errors?.[0]?.extensions.code ?? data?.addressCreate.userErrors[0]?.code,
  };
}

/** Sends a contact message by REST. */
async function sendMessage(text: string, key: string, token: string | null = null) {
  const body = { name: 'Ada', email: 'ada@test.example', phone: '+442079460123', message: text };
  const headers = { 'idempotency-key': key };
  const response = await shop.client.rest<Partial<Problem>>('/api/contact', {
    method: 'POST',
    headers,
    body,
    token,
  });
  return { ...response, isReplay: response.headers.get('idempotent-replayed') === 'true' };
}

const messages = (text: string) => em().count(ContactMessageEntity, { message: text });

describe('the same key with the same request', () => {
  test('is executed once with the same response, by GraphQL', async () => {
    const [key, ada] = [newId(), await aCustomer(shop)];
    const first = await addAddress(ada, key);
    expect(first).toMatchObject({ status: 200, isReplay: false, code: undefined });
    expect(await addAddress(ada, `"${key}"`)).toEqual({ ...first, isReplay: true });
    expect(await addresses(ada)).toBe(1);
  });

  test('is executed once with the same response, by REST', async () => {
    const [text, key] = [`Is it quiet? ${newId()}`, newId()];
    const first = await sendMessage(text, key);
    expect([first.status, first.isReplay]).toEqual([200, false]);
    const again = await sendMessage(text, key);
    expect([again.status, again.isReplay, again.body]).toEqual([200, true, first.body]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await messages(text)).toBe(1);
  });

  test('is executed once with concurrent requests', async () => {
    const [text, key] = [`Are you open? ${newId()}`, newId()];
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => sendMessage(text, key)));
    expect(await messages(text)).toBe(1);
    const carriedOut = responses.filter(({ status, isReplay }) => status === 200 && !isReplay);
    expect(carriedOut).toHaveLength(1);
    for (const { status, isReplay, body, headers } of responses.filter((one) => one !== carriedOut[0])) {
      if (isReplay) expect(body).toEqual(carriedOut[0]?.body);
      // The contact form's only failure status.
      else
        expect([status, body.code, headers.get('retry-after')]).toEqual([
          412,
          'IDEMPOTENCY_IN_PROGRESS',
          '1',
        ]);
    }
  });

  test('replays an error, too, and changes nothing', async () => {
    const [key, bob] = [newId(), await aCustomer(shop)];
    const first = await addAddress(bob, key, '');
    expect(first.code).toBe('REQUIRED');
    expect(await addAddress(bob, key, '')).toEqual({ ...first, isReplay: true });
    expect(await addresses(bob)).toBe(0);
  });

  test('is executed again a day later, and stored responses are deleted', async () => {
    const [text, key] = [`Still open? ${newId()}`, newId()];
    await sendMessage(text, key);
    shop.clock.advance(DAY);
    expect(await sendMessage(text, key)).toMatchObject({ status: 200, isReplay: false });
    expect(await messages(text)).toBe(2);
    shop.clock.advance(DAY);
    await shop.app.jobs.run('retention');
    expect(await em().count(IdempotencyKeyEntity)).toBe(0);
  });
});

describe('the same key', () => {
  test('with a different request is rejected by both, and changes nothing', async () => {
    const [text, key] = [`One ${newId()}`, newId()];
    const person = await aCustomer(shop);
    await addAddress(person, key);
    expect(await addAddress(person, key, 'Paris')).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await addresses(person)).toBe(1);
    // Keys are per caller, whichever API is used.
    expect((await sendMessage(text, key, person.token)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await messages(text)).toBe(0);
  });

  test('of another caller is a different key', async () => {
    const key = newId();
    const [one, other] = [await aCustomer(shop), await aCustomer(shop)];
    const first = await addAddress(one, key);
    const second = await addAddress(other, key);
    expect([first.isReplay, second.isReplay]).toEqual([false, false]);
    expect([await addresses(one), await addresses(other)]).toEqual([1, 1]);
  });

  test.each(['', '"', '""', '"open', 'ä', 'x'.repeat(256), 'two words'])(
    'is rejected if it is %j',
    async (key) => {
      const text = `Hello? ${newId()}`;
      // Fetch allows no other characters in a header.
      const latin1 = Buffer.from(key).toString('latin1');
      expect((await sendMessage(text, latin1)).body.code).toBe('BAD_REQUEST');
      expect(await messages(text)).toBe(0);
      const { body } = await mutate(latin1, 'mutation { guestSessionCreate { session { token } } }');
      expect(body.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    },
  );

  test('has no effect on a query', async () => {
    const query = (text: string) =>
      shop.client.rest<{ data?: unknown }>('/graphql', {
        method: 'POST',
        headers: { 'idempotency-key': 'the same' },
        body: { query: text },
      });
    expect((await query('{ shop { name } }')).body.data).toBeTruthy();
    expect((await query('{ shop { currencyCode } }')).body.data).toBeTruthy();
  });
});

/** Sends a mutation with a key. */
const mutate = <Data>(key: string, query: string, token: string | null = null) =>
  shop.client.rest<{ data?: Data | null; errors?: { extensions: { code: string } }[] }>('/graphql', {
    method: 'POST',
    token,
    headers: { 'idempotency-key': key },
    body: { query },
  });

describe('a secret in a response', () => {
  test('is returned to its owner again, and stored encrypted', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const [mutation, key] = [
      'mutation { apiKeyCreate(input: { name: "ERP", permissions: [ORDERS_READ] }) { key } }',
      newId(),
    ];
    const createKey = async () => {
      const { headers, body } = await mutate<{ apiKeyCreate: { key: string } }>(key, mutation, owner.token);
      return { isReplay: headers.get('idempotent-replayed') === 'true', key: body.data?.apiKeyCreate.key };
    };
    const first = await createKey();
    expect(await createKey()).toEqual({ isReplay: true, key: first.key });
    const rows = await em().findAll(IdempotencyKeyEntity);
    expect(JSON.stringify(rows)).not.toContain(first.key);
  });

  test.each([
    ['a guest’s session', () => 'mutation { guestSessionCreate { session { token } } }'],
    ['by another name', () => 'mutation { guestSessionCreate { session { mine: token } } }'],
    [
      'a new account’s session, in a fragment',
      () =>
        `mutation { customerCreate(input: { name: "Ada", email: "${newId()}@test.example", password: "correct horse battery" }) { ...Made } }
          fragment Made on SessionPayload { session { token } }`,
    ],
  ])('is never returned to another visitor of the network: %s', async (_name, mutationOf) => {
    await allowGuests(shop);
    const [key, mutation] = [newId(), mutationOf()];
    expect((await mutate(key, mutation)).body.errors).toBeUndefined();
    const again = await mutate(key, mutation);
    expect([again.body.data ?? null, again.body.errors?.[0]?.extensions.code]).toEqual([
      null,
      'IDEMPOTENCY_RESPONSE_LOST',
    ]);
  });

  test('is never returned to another visitor by REST', async () => {
    const [key, { email }] = [newId(), await aCustomer(shop)];
    const logIn = () =>
      shop.client.rest<Partial<Problem> & { token?: string }>('/api/login', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { emailOrPhone: email, password: 'correct horse battery' },
      });
    expect((await logIn()).body.token).toBeTruthy();
    const { body } = await logIn();
    expect([body.token, body.code]).toEqual([undefined, 'IDEMPOTENCY_RESPONSE_LOST']);
  });
});

describe('a process that dies', () => {
  /** A process that gets a request with a key. It does nothing unless the test says so. */
  function aProcess(key: string) {
    const own = shop.app.orm.em.fork({ freshEventManager: true });
    const service = new IdempotencyService(own, shop.clock.now, [new Uint8Array(32)], shop.app.server.log);
    const caller = { principal: visitor, ip: '192.0.2.1' };
    const start = () => service.start({ header: key, caller, operation: 'test', input: {} });
    const change = () =>
      own.transactional((transaction) =>
        transaction.insert(ContactMessageEntity, {
          id: newId(),
          name: 'Ada',
          email: 'a@test.example',
          phone: '1',
          message: key,
          createdAt: shop.clock.now(),
        }),
      );
    const answer =
      (body: string, isTransient = false) =>
      async (started: StartedRequest | StoredResponse) => {
        if (!('end' in started)) throw new Error('It was answered before.');
        await started.end({ status: isTransient ? 503 : 200, body }, { isTransient, hasSecret: false });
      };
    return { start, change, answer };
  }

  test('before any change, leaves the work to the next one', async () => {
    const key = newId();
    await aProcess(key).start();
    const next = aProcess(key);
    await expect(next.start()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    shop.clock.advance(2 * MINUTE);
    const started = await next.start();
    await next.change();
    await next.answer('"done"')(started);
    expect(await aProcess(key).start()).toEqual({ status: 200, body: '"done"' });
    expect(await messages(key)).toBe(1);
  });

  test('after the change, does not cause a second one', async () => {
    const key = newId();
    const first = aProcess(key);
    await first.start();
    await first.change();
    await expect(aProcess(key).start()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    shop.clock.advance(2 * MINUTE);
    await expect(aProcess(key).start()).rejects.toMatchObject({ code: 'IDEMPOTENCY_RESPONSE_LOST' });
    expect(await messages(key)).toBe(1);
  });

  test('but only seemed dead, changes nothing after another one has claimed the key', async () => {
    const key = newId();
    const [slow, next] = [aProcess(key), aProcess(key)];
    const late = await slow.start();
    shop.clock.advance(2 * MINUTE);
    const started = await next.start();
    await expect(slow.change()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await slow.answer('"late"')(late);
    await next.change();
    await next.answer('"done"')(started);
    expect(await messages(key)).toBe(1);
    expect(await aProcess(key).start()).toEqual({ status: 200, body: '"done"' });
  });

  test('differs from one with a transient failure, which may be retried unless it has changed something', async () => {
    const [unchanged, changed] = [newId(), newId()];
    const first = aProcess(unchanged);
    await first.answer('"busy"', true)(await first.start());
    expect(await aProcess(unchanged).start()).toHaveProperty('end');

    const second = aProcess(changed);
    const started = await second.start();
    await second.change();
    await second.answer('"busy"', true)(started);
    expect(await aProcess(changed).start()).toEqual({ status: 503, body: '"busy"' });
  });
});
