import { freePort } from '../process/free-port.ts';
import { Daemon } from './daemon.ts';

/** HAProxy in front of the shop's processes. */
export interface Balancer {
  url: string;
  remove(): void;
}

/** Starts HAProxy in front of the servers at `urls`. @throws Error with its message */
export async function startBalancer(program: string, urls: readonly string[]): Promise<Balancer> {
  const daemon = new Daemon();
  const port = await freePort();
  daemon.writeFile('haproxy.cfg', settings(port, urls));
  await daemon.start(program, ['-db', '-f', daemon.file('haproxy.cfg')], port);
  return { url: `http://127.0.0.1:${port}`, remove: () => daemon.remove() };
}

/**
 * A request goes to another server when its own does not accept it; a request that may have been executed is
 * resent only if repeating it is safe.
 */
function settings(port: number, urls: readonly string[]): string {
  const servers = urls.map((url, index) => `  server shop${index + 1} ${new URL(url).host}`);
  return `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  option httpchk GET /health/ready
  http-check expect status 200
  http-request disable-l7-retry if METH_POST
  default-server check inter 250ms fall 3 rise 1
${servers.join('\n')}
`;
}
