import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * What no page of the shop uses, whatever script should get into one. Passkeys and the clipboard are the
 * page's own, as by default.
 */
const PERMISSIONS_POLICY = [
  ...[
    'accelerometer',
    'autoplay',
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
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers of every answer that tell browsers what it must not be used for; `connectOrigins` are the other
 * origins that pages may call. They are the same each time, so helmet, which makes them anew for each answer,
 * is asked once.
 */
export function securityHeaders(connectOrigins: readonly string[]): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // React sets the style attribute of elements; style sheets themselves come from this host only.
        'style-src': ["'self'", "'unsafe-inline'"],
        // blob: is a picture that the user has chosen and not uploaded yet.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...connectOrigins],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
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
