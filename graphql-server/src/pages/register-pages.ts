import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueVersion } from '../modules/catalogue/version/catalogue-version.ts';
import type { ContextFactory } from '../context.ts';
import type { Services } from '../modules.ts';
import type { Clock } from '../shared/time/clock.ts';
import { type PageContent, PageRenderer, type RenderedContent } from './page-renderer.ts';
import {
  type DescribedPage,
  loadWebBundle,
  type RenderPage,
  type ShopInfo,
  type WebBundle,
} from './web-bundle.ts';
import { readsHtml } from '../http/error-handler.ts';
import { html } from '../shared/html.ts';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { waitTime } from '../errors.ts';
import { message, type Message } from '../shared/messages/message.ts';
import { isUnavailable } from '../http/is-unavailable.ts';
import { notFound } from '../http/problem.ts';
import { pathOf } from '../http/request-url.ts';
import { compressPage } from './compress-page.ts';
import { registerClosedStorefront } from './closed-storefront.ts';
import { type PageFiles, preloadHeaders, readBuiltFiles } from './built-assets.ts';
import { readPageTemplate, rememberFilled } from './page-template.ts';
import { registerFiles } from './register-files.ts';
import { registerExplorer } from './register-explorer.ts';
import { registerManifest } from './register-manifest.ts';
import { iconLinks, registerTheme } from './register-theme.ts';
import { webLinks } from '../shared/web-links.ts';
import { reportDefect } from '../http/report-defect.ts';
import type { RunOperation } from '../graphql/run-operation.ts';
import { sendTagged } from '../http/send-tagged.ts';
import { isHomeOfOtherShop, PageRedirects } from './page-redirects.ts';
import { registerFeed } from './register-feed.ts';
import { registerLlms } from './register-llms.ts';
import { registerProductFeeds } from './register-product-feeds.ts';
import { registerSitemap } from './register-sitemap.ts';
import { type WorkLimit, WorkRejectedError } from '../http/limits/work-limit.ts';

/**
 * The header that makes browsers prefetch links before the click and before scripts have loaded (a structured
 * header: a string in quotes).
 */
const SPECULATION_RULES = '"/speculation-rules.json"';
/** When to retry a page that could not be served, in seconds. */
const RETRY_AFTER = 5;

export interface WebAppParts {
  directory: string;
  createServices: () => Services;
  createContext: ContextFactory<Services>;
  /** Runs the pages' operations as an anonymous visitor. */
  run: RunOperation;
  work: WorkLimit;
  clock: Clock;
  version: Pick<CatalogueVersion, 'current'>;
  /** The shop's public URL, without a trailing slash; available once the server listens. */
  baseUrl: () => string;
  /** The language of a plain 404. */
  locale: Locale;
}

interface PageResponse extends DescribedPage {
  /** Null: the browser renders the content. */
  content: PageContent | null;
  /** Why the work limit rejected rendering the page; null if it did not. */
  rejection: WorkRejectedError | null;
}

/**
 * Serves the built single-page app, which decides which pages exist, and renders its public pages. Clients
 * revalidate a page on each use.
 */
export async function registerWebApp(server: FastifyInstance, parts: WebAppParts): Promise<void> {
  const { directory, createServices, run, work, clock, version, baseUrl, locale } = parts;
  const closed = await registerClosedStorefront(server, parts);
  const redirects = new PageRedirects(createServices, work);
  const page = join(directory, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no web application in ${directory}; run "npm run build".`);
  const report = reportDefect(server.log);
  const manifest = join(directory, '.vite/manifest.json');
  const built = readBuiltFiles(existsSync(manifest) ? await readFile(manifest, 'utf8') : null);
  const fill = rememberFilled(readPageTemplate(await readFile(page, 'utf8'), built.bootstrap));
  const web = await loadWebBundle(directory);
  await registerFiles(server, directory);

  const common = ofEachVersion(version, () => {
    const { shopInfo, theme } = createServices();
    // Copied once, because it computes some of its fields when they are read.
    return { shop: { ...shopInfo.read() }, icons: iconLinks(theme) };
  });
  const shopInfo = (): ShopInfo => ({ ...common().shop, baseUrl: baseUrl() });
  const renderPage: RenderPage = (page) => web.renderPage({ ...page, shop: shopInfo() });
  const renderer = new PageRenderer(renderPage, run, clock, work, version);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { rendersAs, chunk, isContent, worksWhileClosed } = web.pageAt(request.url);
    const { shop, icons } = common();
    if (!shop.isOpen && !worksWhileClosed && !closed.admits(request)) return closed.sendPage(request, reply);
    if (isHomeOfOtherShop(request.url) && (await redirects.answer(request, reply))) return reply;
    const page = await answer(request, rendersAs).catch((error: unknown) => {
      // The operator handles an unavailable database, and the health check logs it.
      if (!isUnavailable(error)) report(error, request.id);
      return { ...web.describeUnavailablePage(shopInfo()), content: null, rejection: null };
    });
    const { status, head, location, chunks = [], content, rejection } = page;
    if (status === 404 && (await redirects.answerMissing(request, reply))) return reply;
    // Any single word could be a page of the merchant.
    if (status === 404 && isContent && !readsHtml(request)) return reply.code(404).send(notFound(locale));
    reply.code(status).header('cache-control', shop.isOpen ? 'no-cache' : 'private, no-cache');
    // A header, because inside the page it would change the ETag each time. Countdowns use it instead of the
    // device's clock.
    reply.header('server-timing', `now;desc="${clock().getTime()}"`);
    if (location !== undefined) {
      const [, search] = request.url.split(/(?=\?)/);
      return reply.header('location', location + (search ?? '')).send();
    }
    const retryAfter = rejection?.retryAfter ?? (status === 503 ? RETRY_AFTER : null);
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    // Crawlers retry later because of the status; users see the page anyway.
    if (rejection && status === 200) reply.code(rejection.status);
    const files = built.ofPage(status === 200 && chunk !== undefined ? [chunk, ...chunks] : []);
    if (content) {
      reply.header('speculation-rules', SPECULATION_RULES);
      reply.headers(preloadHeaders(files, built.bootstrap));
    }
    const fallback = withoutScripts(shop.name, retryAfter, locale);
    const { tag, bytes: whole } = fill({
      head,
      files: themed(files, shop.themeUrl),
      icons,
      content,
      fallback,
    });
    const { encoding, bytes } = await compressPage(request, whole);
    reply.header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    return sendTagged(request, reply, 'text/html', { tag, bytes });
  }

  /**
   * A page that cannot be rendered here, or not now for this visitor, is described and left to the browser.
   * @throws errors that mean the shop is unavailable, and errors of the description
   */
  async function answer({ url, ip }: FastifyRequest, rendersAs: string | null): Promise<PageResponse> {
    const rendered = rendersAs === null ? null : await render(rendersAs, ip);
    if (rendered && !(rendered instanceof WorkRejectedError)) {
      return { ...rendered, content: rendered.html === '' ? null : rendered, rejection: null };
    }
    const described = await web.describePage({ url, shop: shopInfo(), run, readsLists: rendered === null });
    return { ...described, content: null, rejection: rendered };
  }

  /** @returns null when rendering failed, or too many other pages are being rendered */
  async function render(url: string, ip: string): Promise<RenderedContent | WorkRejectedError | null> {
    try {
      return await renderer.page(url, ip);
    } catch (error) {
      if (error instanceof WorkRejectedError) return error;
      // The page's other queries would also fail, after the same wait.
      if (isUnavailable(error)) throw error;
      report(error);
      return null;
    }
  }

  registerExplorer(server, directory);
  server.get('/', sendPage);
  registerSitemap(server, { web, createServices, baseUrl });
  registerFeed(server, { createServices, clock, baseUrl });
  registerLlms(server, { createServices, baseUrl, locale });
  registerProductFeeds(server, { createServices, work, version, baseUrl });
  registerManifest(
    server,
    () => ({ name: shopInfo().name, theme: createServices().theme }),
    webLinks.account(),
  );
  registerTheme(server, () => createServices().theme);
  server.setNotFoundHandler(async (request, reply) => {
    if (acceptsPage(request, web)) return sendPage(request, reply);
    if (await redirects.answerMissing(request, reply)) return reply;
    return reply.code(404).send(notFound(locale));
  });
}

/**
 * Reads something once for each version of the catalogue, which also changes with the settings: merchants may
 * rename the shop while it runs.
 */
function ofEachVersion<Value>(version: Pick<CatalogueVersion, 'current'>, read: () => Value): () => Value {
  let latest: { version: string; value: Value } | null = null;
  return () => {
    const current = version.current();
    if (current === null) return read();
    if (latest?.version !== current) latest = { version: current, value: read() };
    return latest.value;
  };
}

/** The files of a page with the merchant's theme, which overrides the styles of the build. */
function themed(files: PageFiles, themeUrl: string | null): PageFiles {
  return themeUrl === null ? files : { ...files, styles: [...files.styles, themeUrl] };
}

/**
 * Content for visitors without scripts, above the sentence in `index.html`: links to pages that work for
 * them. A browser with scripts renders the page itself. `retryAfter` in seconds; null: the shop is not too
 * busy.
 */
function withoutScripts(shopName: string, retryAfter: number | null, locale: Locale): string {
  const text = (what: Message) => formatMessage(locale, what);
  return html`<noscript>
    <header>
      <p><a href="/">${shopName}</a></p>
      <nav>
        <a href="${webLinks.shop()}">${text(message('noScripts.products'))}</a>
        <a href="${webLinks.contact()}">${text(message('noScripts.contact'))}</a>
      </nav>
    </header>
    ${
      retryAfter !== null &&
      html`<h1>${text(message('busyPage.title'))}</h1>
        <p>${text(message('busyPage.text', { wait: waitTime(retryAfter) }))}</p>`
    }
  </noscript>`.toString();
}

/**
 * The HTML page for 404 is only for clients that accept HTML: a missing script or picture gets a plain 404.
 * Other shops have pages that end in `.html` or `.php`.
 */
function acceptsPage(request: FastifyRequest, { pageAt }: Pick<WebBundle, 'pageAt'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (pageAt(request.url).isKnown) return true;
  return readsHtml(request) && !/\.(?!(html?|php)$)[a-z0-9]+$/i.test(pathOf(request.url));
}
