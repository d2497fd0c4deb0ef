import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeShop } from '../../src/test/describe-shop.ts';

interface Facts {
  shop: {
    googleSignIn: { clientId: string; authorizationEndpoint: string; redirectUri: string; scope: string };
  };
}

interface Body {
  user: { _id: string; email: string; accountType: string };
  code?: string;
}

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };

const shop = describeShop({ isDemo: true });
let facts: Facts['shop']['googleSignIn'];

beforeAll(async () => {
  const response = await shop.client.data<Facts>(
    '{ shop { googleSignIn { clientId authorizationEndpoint redirectUri scope isSandbox } } }',
  );
  facts = response.shop.googleSignIn;
});

/** The parts of a browser that the sandbox needs: follows redirects manually and stores cookies by name. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  async visit(baseUrl: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(baseUrl, {
      redirect: 'manual',
      headers: { cookie: this.cookieHeader },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  get cookieHeader(): string {
    return [...this.cookies].map((cookie) => cookie.join('=')).join('; ');
  }

  /** Starts a flow. @returns the page for choosing a user */
  async begin(parameters: Record<string, string>): Promise<string> {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: facts.clientId,
      redirect_uri: facts.redirectUri,
      scope: facts.scope,
      state: 'a-state',
      ...parameters,
    });
    return locationOf(await this.visit(`${facts.authorizationEndpoint}?${query.toString()}`));
  }

  /** Completes the flow as the user in the form. @returns the parameters of the shop's callback page */
  async choose(
    form: Record<string, string>,
    parameters: Record<string, string> = pkce,
  ): Promise<URLSearchParams> {
    const resumed = locationOf(await this.visit(await this.begin(parameters), form));
    const back = new URL(locationOf(await this.visit(resumed)));
    expect(back.origin + back.pathname).toBe(facts.redirectUri);
    expect(back.searchParams.get('state')).toBe('a-state');
    return back.searchParams;
  }
}

/** A request with arbitrary headers, including those that `fetch` forbids; a POST if it has a body. */
async function requestWith(path: string, headers: Record<string, string>, body?: string) {
  const call = request(new URL(path, shop.client.address), { headers, method: body ? 'POST' : 'GET' });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, location: response.headers.location, text: await text(response) };
}

/** The absolute URL of a redirect. */
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', response.url).href;

const signIn = (body: object) => shop.client.rest<Body>('/api/googleSignin', { method: 'POST', body });

describe('the sandbox', () => {
  test('signs in the chosen user and shows no warning', async () => {
    const said = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')];
    const response = await new Visitor().choose({ person: 'sandbox-nora' }, { ...pkce, nonce: 'a-nonce' });
    const { status, body } = await signIn({
      code: response.get('code'),
      codeVerifier: verifier,
      nonce: 'a-nonce',
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'nora.lindqvist@sandbox.example', accountType: 'google' });
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  test('asks for the user each time, and recognizes an email entered before', async () => {
    const visitor = new Visitor();
    const form = { person: 'typed', name: 'Kim Own', email: 'kim@test.example', verified: 'on' };
    const users = [];
    for (const name of ['Kim Own', 'Kim Other']) {
      const response = await visitor.choose({ ...form, name });
      users.push((await signIn({ code: response.get('code'), codeVerifier: verifier })).body.user);
    }
    expect(users[0]).toMatchObject({ email: 'kim@test.example', firstName: 'Kim', lastName: 'Own' });
    expect(users[1]).toMatchObject({ _id: users[0]?._id, lastName: 'Other' });
  });

  test('accepts a code without a verifier only from a flow that began without a challenge', async () => {
    const plain = await new Visitor().choose({ person: 'sandbox-theo' }, {});
    expect((await signIn({ code: plain.get('code') })).status).toBe(200);
    const bound = await new Visitor().choose({ person: 'sandbox-theo' });
    expect((await signIn({ code: bound.get('code') })).status).toBe(401);
  });

  test.each<Record<string, string>>([
    { person: 'sandbox-max' },
    { person: 'typed', name: 'Max', email: 'Shopper@Demo.Example', verified: 'on' },
    { person: 'typed', name: 'Max', email: 'max@test.example' },
  ])('rejects the email of %j', async (form) => {
    const response = await new Visitor().choose(form);
    const { status, body } = await signIn({ code: response.get('code'), codeVerifier: verifier });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EMAIL_UNVERIFIED' });
  });

  test('allows a change of mind', async () => {
    const response = await new Visitor().choose({ person: '' });
    expect(Object.fromEntries(response)).toMatchObject({ error: 'access_denied' });
    expect(response.has('code')).toBe(false);
  });

  test('shows an incomplete entry again, as text', async () => {
    const visitor = new Visitor();
    const page = await visitor.begin(pkce);
    const response = await visitor.visit(page, { person: 'typed', name: '"><script>', email: 'no address' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const shown = await response.text();
    expect(shown).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(shown).toContain('role="alert"');
  });

  test.each([
    ['another client', { client_id: 'stranger' }],
    ['an address that is not the shop’s', { redirect_uri: 'https://evil.example/login/google' }],
  ])('redirects nobody for %s', async (_what, parameters) => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: facts.clientId,
      scope: 'openid',
    });
    for (const [name, value] of Object.entries(parameters)) query.set(name, value);
    const response = await new Visitor().visit(`${facts.authorizationEndpoint}?${query.toString()}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('This sign-in can’t go on');
  });

  test.each([
    [{ host: 'evil.example' }],
    [{ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ])('links to the shop’s own URL, whatever the headers %j', async (headers) => {
    const discovery = await requestWith('/sandbox/identity/.well-known/openid-configuration', headers);
    const { issuer, ...addresses } = JSON.parse(discovery.text) as Record<string, unknown>;
    expect(issuer).toBe(`${shop.client.address}/sandbox/identity`);
    expect(addresses['authorization_endpoint']).toBe(facts.authorizationEndpoint);
    expect(discovery.text).not.toContain('evil.example');

    const visitor = new Visitor();
    const page = await visitor.begin(pkce);
    const response = await requestWith(
      new URL(page).pathname,
      {
        ...headers,
        cookie: visitor.cookieHeader,
        'content-type': 'application/x-www-form-urlencoded',
      },
      'person=sandbox-nora',
    );
    expect(response.status).toBe(303);
    expect(response.location).toMatch(new RegExp(`^(${shop.client.address})?/sandbox/identity/`));
  });

  test('rejects a flow of another browser', async () => {
    const page = await new Visitor().begin(pkce);
    for (const form of [undefined, { person: 'sandbox-nora' }]) {
      const response = await new Visitor().visit(page, form);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('This sign-in is over');
    }
  });
});
