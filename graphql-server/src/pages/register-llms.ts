import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';
import { categoryPaths } from '../modules/catalogue/categories/category-paths.ts';
import { googleFeed } from '../modules/feeds/google-feed.ts';
import { jsonFeed } from '../modules/feeds/json-feed.ts';
import { metaFeed } from '../modules/feeds/meta-feed.ts';
import type { Services } from '../modules.ts';
import { legalLinks, legalTitles } from '../modules/settings/legal/legal-pages.ts';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { message, type Message } from '../shared/messages/message.ts';
import { webLinks } from '../shared/web-links.ts';

interface LlmsParts {
  createServices: () => Services;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: () => string;
  locale: Locale;
}

/** Describes the shop to language models (https://llmstxt.org), unless it is not open yet. */
export function registerLlms(server: FastifyInstance, { createServices, baseUrl, locale }: LlmsParts): void {
  server.get('/llms.txt', async (request, reply) => {
    const { shopInfo, categories, legalPages, pages } = createServices();
    const { name, currencyCode, isOpen } = shopInfo.read();
    if (!isOpen) return reply.callNotFound();
    const text = (what: Message) => formatMessage(locale, what);
    const shown = await categories.list({ includesHidden: false });
    const paths = categoryPaths(shown);
    const home = await pages.findPublished('home');
    const link = (label: string, path: string) =>
      `- [${label.replaceAll(/[[\]\\]/g, '\\$&')}](${baseUrl()}${path})`;
    const section = (title: Message, links: readonly string[]) =>
      links.length > 0 ? ['', `## ${text(title)}`, '', ...links] : [];
    const lines = [
      `# ${name}`,
      '',
      `> ${home?.seoDescription || text(message('llms.summary', { shopName: name, currency: currencyCode }))}`,
      ...section(message('llms.products'), [
        link(text(message('noScripts.products')), webLinks.shop()),
        ...shown.map(({ id, slug }) => link(paths.get(id)?.join(' > ') ?? '', webLinks.category(slug))),
      ]),
      ...section(message('llms.service'), [
        link(text(message('noScripts.contact')), webLinks.contact()),
        ...legalPages.written().map((kind) => link(text(legalTitles[kind]), legalLinks[kind]())),
      ]),
      ...section(message('llms.data'), [
        link(text(message('llms.json')), jsonFeed.path),
        link(text(message('llms.google')), googleFeed.path),
        link(text(message('llms.meta')), metaFeed.path),
        link(text(message('llms.sitemap')), '/sitemap.xml'),
      ]),
    ];
    reply.header('cache-control', 'public, max-age=3600');
    return sendTagged(request, reply, 'text/plain', `${lines.join('\n')}\n`);
  });
}
