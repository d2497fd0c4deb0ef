import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';

/** The same as in the web app's design tokens: the bar at the top, and the page. */
const THEME = '#000000';
const BACKGROUND = '#ffffff';
const ICON_SIZES = [192, 512];

/**
 * The manifest for a phone's home screen, and the URL where password managers send users to change their
 * password.
 */
export function registerManifest(
  server: FastifyInstance,
  shopName: () => string,
  passwordPath: string,
): void {
  server.get('/manifest.webmanifest', (request, reply) => {
    const manifest = {
      name: shopName(),
      short_name: shopName(),
      start_url: '/',
      display: 'browser',
      theme_color: THEME,
      background_color: BACKGROUND,
      icons: ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    };
    reply.header('cache-control', 'public, max-age=3600');
    return sendTagged(request, reply, 'application/manifest+json', JSON.stringify(manifest));
  });
  server.get('/.well-known/change-password', (_request, reply) => reply.redirect(passwordPath));
}
