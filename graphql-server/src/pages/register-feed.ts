import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';
import { atomFeed } from '../modules/content/blog/atom-feed.ts';
import type { Services } from '../modules.ts';
import type { Clock } from '../shared/time/clock.ts';
import { webLinks } from '../shared/web-links.ts';

/** Enough for readers that come once a month. */
const MAX_POSTS = 20;

interface FeedParts {
  createServices: () => Services;
  clock: Clock;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: () => string;
}

/** Serves the blog's newest posts as an Atom feed, unless the shop has no blog or is not open yet. */
export function registerFeed(server: FastifyInstance, { createServices, clock, baseUrl }: FeedParts): void {
  server.get(webLinks.blogFeed(), async (request, reply) => {
    const { blog, markdown, shopInfo } = createServices();
    const { name: shopName, isOpen } = shopInfo.read();
    if (!blog.isOn || !isOpen) return reply.callNotFound();
    const { nodes: posts } = await blog.list(null, { first: MAX_POSTS, after: null });
    reply.header('cache-control', 'no-cache');
    const render = (text: string) => markdown.render(text);
    const feed = await atomFeed({ shopName, baseUrl: baseUrl(), posts, render, now: clock() });
    return sendTagged(request, reply, 'application/atom+xml', feed);
  });
}
