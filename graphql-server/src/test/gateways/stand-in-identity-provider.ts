import { createHash, type webcrypto } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { OpenIdProvider } from '../../integrations/google/open-id-provider.ts';

/** The keys for signing tokens; a forger has at most the public key. */
export interface StandInKeys {
  privateKey: webcrypto.CryptoKey;
  publicPem: string;
}

/** The provider's behavior: normal, failing, silent, or never finishing its response. */
export type Mood = 'well' | 'failing' | 'silent' | 'without keys';

const ISSUER = 'https://accounts.stand-in.example';
const CLIENT_ID = 'test-shop';
const CLIENT_SECRET = 'a client secret for tests';
const REDIRECT_URI = 'http://shop.example/login/google';
const KEY_ID = 'stand-in-key';

/** In ms; enough for a busy machine's response to itself, and short enough to wait for. */
const TIMEOUTS = { token: 2000, keys: 2000 };
const SHORT_TIMEOUTS = { token: 50, keys: 50 };

interface Issued {
  idToken: string;
  challenge: string | null;
}

/** A test's own identity provider over real HTTP, with responses that the test chooses. */
export class StandInProvider {
  mood: Mood = 'well';
  /** The requests to its token endpoint, latest last. */
  readonly tokenRequests: URLSearchParams[] = [];
  private readonly codes = new Map<string, Issued>();
  private count = 0;

  private constructor(
    private readonly server: Server,
    private readonly keys: StandInKeys,
    private readonly keySet: object,
  ) {}

  static async start(): Promise<StandInProvider> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const keySet = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
    const server = createServer();
    const provider = new StandInProvider(
      server,
      { privateKey, publicPem: await exportSPKI(publicKey) },
      keySet,
    );
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void provider.response(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return provider;
  }

  /** The shop's gateway to it. With `isPatient` false, it gives up after 50 ms. */
  gateway({ isPatient = true } = {}): OpenIdProvider {
    const address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return new OpenIdProvider(
      () => ({
        issuer: ISSUER,
        clientId: CLIENT_ID,
        clientSecret: CLIENT_SECRET,
        authorizationEndpoint: `${address}/auth`,
        tokenEndpoint: `${address}/token`,
        keysEndpoint: `${address}/keys`,
        redirectUri: REDIRECT_URI,
        scope: 'openid email profile',
        isSandbox: false,
      }),
      isPatient ? TIMEOUTS : SHORT_TIMEOUTS,
    );
  }

  /** A one-time code for the user of these claims. */
  async codeFor(claims: JWTPayload, verifier?: string): Promise<string> {
    return this.codeOf(await this.sign(claims), verifier);
  }

  /** A code whose response is this token, valid or forged. */
  codeOf(idToken: string, verifier?: string): string {
    this.count += 1;
    const code = `code-${this.count}`;
    this.codes.set(code, { idToken, challenge: verifier ? challengeOf(verifier) : null });
    return code;
  }

  /** An ID token that is valid except for what `forge` changes. */
  async forged(forge: (keys: StandInKeys, claims: JWTPayload) => Promise<string> | string): Promise<string> {
    return forge(this.keys, this.claimsOf(aGoogleAccount()));
  }

  async sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(this.claimsOf(claims))
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(this.keys.privateKey);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private claimsOf(claims: JWTPayload): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    return { iss: ISSUER, aud: CLIENT_ID, azp: CLIENT_ID, iat: now, exp: now + 3600, ...claims };
  }

  private async response(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.mood === 'silent') return;
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (this.mood === 'failing') return send(503, { error: 'temporarily_unavailable' });
    if (request.url === '/keys') return this.mood === 'without keys' ? send(500, {}) : send(200, this.keySet);
    const form = new URLSearchParams(await text(request));
    this.tokenRequests.push(form);
    const issued = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const isClient = form.get('client_secret') === CLIENT_SECRET && form.get('redirect_uri') === REDIRECT_URI;
    if (!isClient) return send(401, { error: 'invalid_client' });
    const verifier = form.get('code_verifier');
    const isGood = issued && issued.challenge === (verifier === null ? null : challengeOf(verifier));
    if (!isGood) return send(400, { error: 'invalid_grant' });
    send(200, { access_token: 'an-access-token', token_type: 'Bearer', id_token: issued.idToken });
  }
}

let accounts = 0;

/** The claims of a new account at the provider. */
export function aGoogleAccount(claims: JWTPayload = {}) {
  accounts += 1;
  return {
    sub: `subject-${accounts}`,
    email: `google-${accounts}@test.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture: 'https://pictures.example/ada.png',
    ...claims,
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
