import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../src/shared/time/clock.ts';
import { type Html, html } from '../../src/shared/html.ts';
import { type CardForm, checkCardForm } from './card-form.ts';
import { pageFrame } from './page-frame.ts';
import { type CardProblems, paymentPage } from './payment-page.ts';
import type { SandboxSession } from './sandbox-state.ts';
import type { StripeSimulator } from './stripe-simulator.ts';

const texts = {
  complete: ['This payment is done', 'Nothing more is to be paid here.'],
  expired: ['This page has expired', 'It was open for half an hour, and nothing was paid.'],
  unknown: ['There is no such payment', 'The address is wrong, or the payment is long over.'],
} as const;

export interface PaymentPageParts {
  shop: { name: () => string; baseUrl: () => string };
  simulator: StripeSimulator;
  clock: Clock;
  /** Brings the state up to date before a page is shown. */
  prepare: () => Promise<void>;
  /** Saves what the shopper did and sends its events. */
  commit: () => Promise<void>;
}

const LARGEST_FORM = 4096;
const EMPTY_FORM: CardForm = { number: '', expiry: '', cvc: '' };

/** Serves the sandbox's payment page under `/sandbox/pay/:id`: plain HTML, which needs no script. */
export async function registerPaymentPages(server: FastifyInstance, parts: PaymentPageParts): Promise<void> {
  const { shop, simulator, clock, prepare, commit } = parts;
  const here = (url: string) => ownPath(url, shop.baseUrl());

  // The last attempt for each open session, shown after the redirect. If it were the response to the form,
  // the browser's Back button would ask to resend the form.
  const attempts = new Map<string, { form: CardForm; problems: CardProblems }>();

  const sendForm = (reply: FastifyReply, session: SandboxSession) => {
    const { form, problems } = attempts.get(session.id) ?? { form: EMPTY_FORM, problems: {} };
    // The response to the form redirects to the storefront, and browsers follow only if `form-action` allows
    // it.
    const { origin } = new URL(successUrl(session), shop.baseUrl());
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("form-action 'self'", `$& ${origin}`));
    return send(reply, 200, paymentPage({ shopName: shop.name(), session, form, here, ...problems }));
  };
  const sendClosed = (reply: FastifyReply, session: SandboxSession | undefined) => {
    const back = session?.status === 'complete' ? successUrl(session) : session?.cancelUrl;
    const page = closedPage({
      shopName: shop.name(),
      status: session?.status ?? null,
      back: here(back ?? '/'),
    });
    return send(reply, session ? 200 : 404, page);
  };

  await server.register(
    (pages, _options, done) => {
      takeOnlyForms(pages);
      pages.addHook('onRequest', prepare);
      pages.get('/:id', (request, reply) => {
        const session = simulator.find(idOf(request));
        if (session?.status === 'open') return sendForm(reply, session);
        attempts.delete(idOf(request));
        return sendClosed(reply, session);
      });
      pages.post('/:id', async (request, reply) => {
        const session = simulator.find(idOf(request));
        if (session?.status !== 'open') return sendClosed(reply, session);
        const fields = new URLSearchParams(String(request.body));
        const debit = fields.get('debit');
        if (debit === null) {
          const form = cardFormOf(fields);
          const { card, errors } = checkCardForm(form, clock());
          if (errors || card.declineMessage) {
            const problems = errors ? { errors } : { decline: card.declineMessage ?? '' };
            attempts.set(session.id, { form, problems });
            return reply.redirect(`/sandbox/pay/${session.id}`, 303);
          }
          simulator.pay(session, card.missing);
        } else {
          simulator.debit(session, debit === 'succeeds');
        }
        attempts.delete(session.id);
        await commit();
        return reply.redirect(here(successUrl(session)), 303);
      });
      done();
    },
    { prefix: '/sandbox/pay' },
  );
}

function takeOnlyForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

function idOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

function cardFormOf(fields: URLSearchParams): CardForm {
  return {
    number: fields.get('number') ?? '',
    expiry: fields.get('expiry') ?? '',
    cvc: fields.get('cvc') ?? '',
  };
}

/** Inserts the session's id into the success URL, as Stripe does. */
function successUrl({ id, successUrl: url }: SandboxSession): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function send(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(String(page));
}

/**
 * A link that works under any host name of this shop: inside the shop only the path counts. `baseUrl` is the
 * shop's own.
 */
function ownPath(url: string, baseUrl: string): string {
  const { origin, pathname, search, hash, href } = new URL(url, baseUrl);
  return origin === new URL(baseUrl).origin ? pathname + search + hash : href;
}

interface ClosedPageContent {
  shopName: string;
  /** The session's status; null when there is none. */
  status: SandboxSession['status'] | null;
  /** The URL of the link back. */
  back: string;
}

/** The page of a session that can no longer be paid. */
function closedPage({ shopName, status, back }: ClosedPageContent): Html {
  const [title, text] = texts[status === 'complete' || status === 'expired' ? status : 'unknown'];
  return pageFrame({
    shopName,
    title,
    content: html`
      <div class="message">
        <h1>${title}</h1>
        <p>${text}</p>
        <p><a class="button" href="${back}">Back to ${shopName}</a></p>
      </div>
    `,
  });
}
