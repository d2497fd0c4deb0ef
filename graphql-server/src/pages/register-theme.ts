import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';
import { fontFolders } from '../modules/content/theme/theme-fonts.ts';
import { ICON_SIZES, type ThemeService } from '../modules/content/theme/theme.service.ts';

/** In seconds. The URL changes with the theme; a copy of an old one is wrong for at most this long. */
const MAX_AGE = 3600;

const LETTER_ICON = '/shop-icon.svg';

function iconPath(size: number, version: string): string {
  return `/shop-icon-${size}.png?v=${version}`;
}

/** The links to the shop's own icon, for the heads of pages; null for the built one. */
export function iconLinks({ iconVersion, letterIcon }: ThemeService): string | null {
  if (letterIcon !== null) return `<link rel="icon" href="${LETTER_ICON}" type="image/svg+xml" />`;
  if (iconVersion === null) return null;
  return `<link rel="icon" href="${iconPath(32, iconVersion)}" type="image/png" sizes="32x32" />
    <link rel="apple-touch-icon" href="${iconPath(180, iconVersion)}" />`;
}

/** The icons of the manifest. */
export function manifestIcons({ iconVersion, letterIcon }: ThemeService): object[] {
  if (letterIcon !== null) return [{ src: LETTER_ICON, sizes: 'any', type: 'image/svg+xml' }];
  return [192, 512].map((size) => ({
    src: iconVersion === null ? `/icon-${size}.png` : iconPath(size, iconVersion),
    sizes: `${size}x${size}`,
    type: 'image/png',
    // The built one has room for the round masks of phones.
    purpose: iconVersion === null ? 'any maskable' : 'any',
  }));
}

/**
 * Serves the merchant's theme, which overrides the web application's design tokens, with its icon and the
 * fonts.
 */
export function registerTheme(server: FastifyInstance, theme: () => ThemeService): void {
  server.get('/theme.css', (request, reply) => {
    reply.header('cache-control', `public, max-age=${MAX_AGE}`);
    return sendTagged(request, reply, 'text/css', theme().css);
  });

  server.get(LETTER_ICON, (request, reply) => {
    const { letterIcon } = theme();
    if (letterIcon === null) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${MAX_AGE}`);
    return sendTagged(request, reply, 'image/svg+xml', letterIcon);
  });

  for (const size of ICON_SIZES) {
    server.get(`/shop-icon-${size}.png`, async (_request, reply) => {
      const icon = await theme().icon(size);
      if (!icon) return reply.callNotFound();
      return reply.header('cache-control', `public, max-age=${MAX_AGE}`).type('image/png').send(icon);
    });
  }

  for (const [name, folder] of fontFolders()) {
    server.get<{ Params: { file: string } }>(`/fonts/${name}/:file(^[a-z\\d-]+\\.woff2$)`, (request, reply) =>
      reply.sendFile(request.params.file, folder),
    );
  }
}
