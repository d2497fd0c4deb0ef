import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { OpenIdProvider } from '../../src/integrations/google/open-id-provider.ts';
import { choicePage, sandboxBanner } from './sandbox-pages.ts';
import { SandboxUsers } from './sandbox-users.ts';
import type { SandboxClient } from './sandbox-provider.ts';

/** Where the shop runs; available once it listens. */
export interface SandboxPlace {
  /** As browsers see it, without a trailing slash. */
  baseUrl: () => string;
  /** As this process reaches itself: the public URL may not be reachable from inside. */
  localUrl: () => string;
  redirectUri: () => string;
}

const PREFIX = '/sandbox/identity';
const CLIENT_ID = 'sandbox-shop';

type Form = Record<string, string>;

/**
 * Replaces Google on a machine without Google's keys: a separate provider that the shop talks to over HTTP,
 * with the same code that it uses for Google. Anyone can sign in as anyone, so only demos have it.
 */
export class IdentitySandbox {
  readonly provider: OpenIdProvider;
  private readonly clientSecret = randomBytes(32).toString('base64url');
  private readonly users = new SandboxUsers();
  private issuer: Promise<Provider> | null = null;

  constructor(private readonly place: SandboxPlace) {
    this.provider = new OpenIdProvider(() => ({
      clientId: CLIENT_ID,
      clientSecret: this.clientSecret,
      issuer: `${place.baseUrl()}${PREFIX}`,
      authorizationEndpoint: `${place.baseUrl()}${PREFIX}/auth`,
      tokenEndpoint: `${place.localUrl()}${PREFIX}/token`,
      keysEndpoint: `${place.localUrl()}${PREFIX}/jwks`,
      redirectUri: place.redirectUri(),
      scope: 'openid email profile',
      isSandbox: true,
    }));
  }

  /** Serves the provider and its pages below `/sandbox/identity`. */
  async register(server: FastifyInstance): Promise<void> {
    await server.register(
      (scope, _options, done) => {
        scope.removeAllContentTypeParsers();
        // The provider reads the body itself.
        scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
        scope.route({
          method: ['GET', 'POST'],
          url: '/*',
          handler: (request, reply) => this.handOver(request, reply),
        });
        done();
      },
      { prefix: PREFIX },
    );
    await server.register(
      (scope, _options, done) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string', bodyLimit: 4096 },
          (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
        );
        scope.get('/:uid', (request, reply) => this.request(request, reply));
        scope.post<{ Body: Form }>('/:uid', (request, reply) => this.response(request, reply, request.body));
        done();
      },
      { prefix: `${PREFIX}/choose` },
    );
  }

  /** The provider, created for the first visitor, because most demos never need it. */
  private get(): Promise<Provider> {
    this.issuer ??= this.createProvider();
    return this.issuer;
  }

  private async createProvider(): Promise<Provider> {
    const { sandboxProvider } = await import('./sandbox-provider.ts');
    const client: SandboxClient = {
      clientId: CLIENT_ID,
      clientSecret: this.clientSecret,
      issuer: `${this.place.baseUrl()}${PREFIX}`,
      redirectUri: this.place.redirectUri(),
    };
    return sandboxProvider(client, this.users);
  }

  private async handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const callback = (await this.get()).callback();
    this.namePlace(request);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    // The provider expects paths without the prefix. It derives the prefix from `originalUrl`, as in Express.
    Object.assign(request.raw, { url: request.url.slice(PREFIX.length), originalUrl: request.url });
    await callback(request.raw, reply.raw);
  }

  /**
   * The provider builds absolute URLs from the Host header or from proxy headers. Callers can forge both, so
   * we set them to the shop's real URL.
   */
  private namePlace({ raw }: FastifyRequest): void {
    const { protocol, host } = new URL(this.place.baseUrl());
    Object.assign(raw.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
  }

  private async request(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const provider = await this.get();
    this.namePlace(request);
    const isGoingOn = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    return isGoingOn ? sendPage(reply, 200, choicePage()) : sendPage(reply, 400, tooLate);
  }

  private async response(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<FastifyReply> {
    const provider = await this.get();
    this.namePlace(request);
    const { person: choice = '', name = '', email = '' } = form;
    const isTyped = choice === 'typed';
    const person = isTyped ? this.users.add(form) : this.users.find(choice);
    if (isTyped && !person) return sendPage(reply, 422, choicePage({ name, email }));
    const result: InteractionResults = person
      ? { login: { accountId: person.subject, remember: false } }
      : { error: 'access_denied', error_description: 'The visitor does not want to sign in.' };
    const next = await provider.interactionResult(request.raw, reply.raw, result).catch(() => null);
    return next ? reply.redirect(next, 303) : sendPage(reply, 400, tooLate);
  }
}

const tooLate = sandboxBanner(
  'This sign-in is over',
  'It took too long, or it was begun in another window. Please begin again in the shop.',
);

function sendPage(reply: FastifyReply, status: number, content: { toString(): string }): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(content.toString());
}
