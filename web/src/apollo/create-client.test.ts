import { gql } from '@apollo/client/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from '../session/session-store.ts';
import { aSession } from '../test/a-session.ts';
import { FakeStorage } from '../test/fake-storage.ts';
import { createClient } from './create-client.ts';

const SHOP = gql`
  query Name {
    shop {
      name
    }
  }
`;

const END = gql`
  mutation End {
    sessionEnd {
      ended
    }
  }
`;

const shopResponse = { data: { shop: { __typename: 'Shop', name: 'Exclusive' } } };
const rejection = { errors: [{ message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }] };

let session: SessionStore;
let tokens: (string | null)[];

/** Responds to each operation depending on its token, and records the tokens. */
function respondBy(response: (token: string | null) => object): void {
  vi.stubGlobal('fetch', (_uri: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers['authorization'] ?? null;
    tokens.push(token);
    const type = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(response(token)), { headers: type }));
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  session = new SessionStore('user');
  tokens = [];
});

describe('createClient', () => {
  it('sends no token for a visitor and the bearer token for a shopper', async () => {
    respondBy(() => shopResponse);
    const client = createClient(session);

    await client.query({ query: SHOP, fetchPolicy: 'network-only' });
    session.start(aSession('t1'));
    await client.query({ query: SHOP, fetchPolicy: 'network-only' });

    expect(tokens).toEqual([null, 'Bearer t1']);
  });

  it('ends a session that the server rejects, once, and resends queries as a visitor', async () => {
    session.start(aSession('old'));
    const ended = vi.fn();
    respondBy((token) => (token === null ? shopResponse : rejection));
    const client = createClient(session);
    session.subscribe(ended);

    const fetchPolicy = 'no-cache';
    const responses = await Promise.allSettled([
      client.query({ query: SHOP, fetchPolicy }),
      client.query({ query: SHOP, fetchPolicy, variables: { again: true } }),
    ]);

    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.endedBy).toBe('expired');
    expect(responses.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(tokens).toEqual(['Bearer old', 'Bearer old', null, null]);
  });

  it('neither repeats nor resolves a mutation that ended the session', async () => {
    session.start(aSession('old'));
    respondBy(() => rejection);

    const responded = vi.fn();
    createClient(session).mutate({ mutation: END }).then(responded, responded);

    await expect.poll(() => session.endedBy).toBe('rejected');
    expect(session.read()).toBeNull();
    expect(tokens).toEqual(['Bearer old']);
    expect(responded).not.toHaveBeenCalled();
  });

  it('reports a rejected mutation even if a concurrent query ended the session first', async () => {
    session.start(aSession('old'));
    respondBy((token) => (token === null ? shopResponse : rejection));
    const client = createClient(session);
    const reasons: unknown[] = [];
    session.subscribe(() => reasons.push(session.endedBy));
    const responded = vi.fn();

    const query = client.query({ query: SHOP, fetchPolicy: 'no-cache' });
    client.mutate({ mutation: END }).then(responded, responded);

    await query;
    await expect.poll(() => session.endedBy).toBe('rejected');
    expect(reasons).toEqual(['expired', 'rejected']);
    expect(responded).not.toHaveBeenCalled();
  });

  it('lets a logout fail if its session is already over', async () => {
    session.start(aSession('old'));
    respondBy(() => rejection);

    const logout = createClient(session).mutate({ mutation: END, context: { isLogout: true } });

    await expect(logout).rejects.toThrow();
    expect(session.endedBy).toBeNull();
  });

  it('keeps the session when the server is unreachable', async () => {
    session.start(aSession('t1'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    await expect(createClient(session).query({ query: SHOP })).rejects.toThrow();

    expect(session.read()).toEqual(aSession('t1'));
  });

  it.each(['logout', 'expired', 'rejected'] as const)('forgets what it has read on %s', async (reason) => {
    session.start(aSession('t1'));
    respondBy(() => shopResponse);
    const client = createClient(session);
    await client.query({ query: SHOP });
    expect(client.cache.extract()).not.toEqual({});

    session.end(reason);

    await expect.poll(() => client.cache.extract()).toEqual({});
  });
});
