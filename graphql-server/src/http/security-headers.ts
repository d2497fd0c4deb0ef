import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** The players that a merchant's page shows when a visitor presses a video. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Features that no page of the shop uses, blocked in case a foreign script gets into one. Passkeys and the
 * clipboard stay available to the page itself, which is the default.
 */
const UNUSED_FEATURES = [
  ...[
    'accelerometer',
    'bluetooth',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
  ],
  ...[
    'hid',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
];

/** A video that a visitor has pressed starts by itself. */
const PERMISSIONS_POLICY = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  `autoplay=(self ${videoPlayers.map((origin) => `"${origin}"`).join(' ')})`,
].join(', ');

/** Shows a draft, in a frame of the back office, too. */
const PREVIEW_PATH = /^\/preview\/[^/]+$/;

/**
 * Returns the security headers of a response, by the path of the request; `connectOrigins` are other origins
 * that pages may call. They never change, so helmet, which would recompute them for each response, has run.
 */
export function securityHeaders(connectOrigins: readonly string[]): (path: string) => Record<string, string> {
  const usual = headersFor(connectOrigins, "'none'");
  const ofPreview = headersFor(connectOrigins, "'self'");
  return (path) => (PREVIEW_PATH.test(path) ? ofPreview : usual);
}

function headersFor(connectOrigins: readonly string[], frameAncestors: string): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // React sets style attributes; style sheets come only from this host.
        'style-src': ["'self'", "'unsafe-inline'"],
        // blob: is for pictures that the user selected but has not uploaded yet.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        // Videos on the merchant's pages: files, and the players of the two sites that they may be on.
        'media-src': ["'self'", 'https:'],
        'frame-src': ["'self'", ...videoPlayers],
        'connect-src': ["'self'", ...connectOrigins],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [frameAncestors],
      },
    },
    // Without TLS in front, HSTS would be ignored; with it, the proxy knows the right duration.
    strictTransportSecurity: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  const headers: [string, string][] = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    String(value),
  ]);
  return { ...Object.fromEntries(headers), 'permissions-policy': PERMISSIONS_POLICY };
}
