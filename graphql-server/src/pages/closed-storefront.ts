import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextFactory } from '../context.ts';
import { forbidden } from '../errors.ts';
import { plainPage } from '../http/plain-page.ts';
import { callerIp } from '../http/storefront-requests.ts';
import type { Services } from '../modules.ts';
import { PASS_LIFE } from '../modules/opening/storefront-password/storefront-password.service.ts';
import { html } from '../shared/html.ts';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { message, type Message } from '../shared/messages/message.ts';
import { HOUR, SECOND } from '../shared/time/duration.ts';
import { webLinks } from '../shared/web-links.ts';

const COOKIE = 'storefront_pass';
/** Where visitors without scripts send the password. */
const PASSWORD_PATH = '/storefrontPassword';
/** Where the back office fetches a pass for the signed-in member of staff. */
const STAFF_PATH = '/storefrontPass';
const BODY_LIMIT = 8 * 1024;

export interface ClosedStorefrontParts {
  createServices: () => Services;
  createContext: ContextFactory<Services>;
  baseUrl: () => string;
  locale: Locale;
}

/** What visitors get of a shop that is not open yet. */
export interface ClosedStorefront {
  /** Whether the request has a pass; needs no statement. */
  admits(request: FastifyRequest): boolean;
  /** Says that the shop is opening soon, and asks for the password if there is one. */
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export async function registerClosedStorefront(
  server: FastifyInstance,
  { createServices, createContext, baseUrl, locale }: ClosedStorefrontParts,
): Promise<ClosedStorefront> {
  const cookie = (pass: string) => {
    const secure = baseUrl().startsWith('https:') ? '; Secure' : '';
    return `${COOKIE}=${pass}; Path=/; Max-Age=${PASS_LIFE / SECOND}; HttpOnly; SameSite=Lax${secure}`;
  };
  const send = (reply: FastifyReply, returnTo: string, isWrong = false) => {
    const services = createServices();
    const { name, contact } = services.shopInfo.read();
    const page = { name, email: contact.email, hasPassword: services.storefrontPassword.isSet, returnTo };
    reply.code(isWrong ? 403 : 503).header('cache-control', 'no-store');
    if (!isWrong) reply.header('retry-after', String(HOUR / SECOND));
    return reply.type('text/html; charset=utf-8').send(closedPage({ ...page, isWrong }, locale));
  };

  await server.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
    );
    forms.post<{ Body: URLSearchParams | undefined }>(PASSWORD_PATH, async (request, reply) => {
      const given = request.body?.get('password') ?? '';
      const returnTo = ownPath(request.body?.get('returnTo') ?? '');
      const pass = await createServices().storefrontPassword.enter(given, callerIp(request));
      if (pass === null) return send(reply, returnTo, true);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', cookie(pass))
        .redirect(returnTo, 303);
    });
    forms.post(STAFF_PATH, async (request, reply) => {
      const { principal, services } = await createContext(request);
      if (principal.kind !== 'STAFF') throw forbidden();
      const pass = services.storefrontPassword.createPass();
      return reply.header('cache-control', 'no-store').header('set-cookie', cookie(pass)).code(204).send();
    });
    done();
  });

  return {
    admits: (request) => {
      const pass = readCookie(request, COOKIE);
      return pass !== null && createServices().storefrontPassword.admits(pass);
    },
    sendPage: (request, reply) => send(reply, request.url),
  };
}

function readCookie({ headers }: FastifyRequest, name: string): string | null {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.find(([key]) => key === name)?.[1] ?? null;
}

/** A path of this shop, and nothing that browsers take for another host. */
function ownPath(text: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : '/';
}

interface ClosedPage {
  name: string;
  /** Empty if the shop has none. */
  email: string;
  hasPassword: boolean;
  /** The path to show after the password. */
  returnTo: string;
  /** Whether the entered password was wrong. */
  isWrong: boolean;
}

function closedPage({ name, email, hasPassword, returnTo, isWrong }: ClosedPage, locale: Locale): string {
  const text = (what: Message) => formatMessage(locale, what);
  const title = text(message('closedPage.title'));
  const wrong = isWrong && html`<p role="alert" id="wrong">${text(message('closedPage.wrong'))}</p>`;
  return plainPage({
    language: locale.tag,
    title,
    shopName: name,
    content: html`<p>${name}</p>
      <h1>${title}</h1>
      ${
        email !== '' &&
        html`<p><a href="mailto:${email}">${text(message('closedPage.contact', { email }))}</a></p>`
      }
      ${
        hasPassword &&
        html`<form method="post" action="${PASSWORD_PATH}">
          <p>${text(message('closedPage.hint'))}</p>
          ${wrong}
          <input type="hidden" name="returnTo" value="${returnTo}" />
          <label for="password">${text(message('closedPage.password'))}</label>
          <input
            id="password"
            name="password"
            type="password"
            required
            autocomplete="off"
            ${isWrong && html`aria-describedby="wrong" aria-invalid="true"`}
          />
          <button>${text(message('closedPage.enter'))}</button>
        </form>`
      }
      <p><a href="${webLinks.backOffice()}">${text(message('closedPage.staff'))}</a></p>`,
  });
}
