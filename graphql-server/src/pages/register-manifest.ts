import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';
import type { ThemeService } from '../modules/content/theme/theme.service.ts';
import { manifestIcons } from './register-theme.ts';

/** The same as in the web app's design tokens. */
const BACKGROUND = '#ffffff';

interface ManifestShop {
  name: string;
  theme: ThemeService;
}

/**
 * The manifest for a phone's home screen, and the URL where password managers send users to change their
 * password.
 */
export function registerManifest(
  server: FastifyInstance,
  shop: () => ManifestShop,
  passwordPath: string,
): void {
  server.get('/manifest.webmanifest', (request, reply) => {
    const { name, theme } = shop();
    const manifest = {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      theme_color: theme.barColor,
      background_color: BACKGROUND,
      icons: manifestIcons(theme),
    };
    reply.header('cache-control', 'public, max-age=3600');
    return sendTagged(request, reply, 'application/manifest+json', JSON.stringify(manifest));
  });
  server.get('/.well-known/change-password', (_request, reply) => reply.redirect(passwordPath));
}
