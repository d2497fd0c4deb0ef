import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Distributes requests over servers, like a load balancer; it repeats none. */
export class HttpProxy {
  private readonly server: Server;
  private servers: readonly string[] = [];
  private turn = 0;

  private constructor() {
    this.server = createServer((incoming, response) => {
      this.turn += 1;
      const target = this.servers[this.turn % this.servers.length];
      const { method, headers, url = '/' } = incoming;
      const outgoing = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.destroy());
      incoming.pipe(outgoing);
    });
  }

  static async open(): Promise<HttpProxy> {
    const proxy = new HttpProxy();
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sends further requests to the servers with these URLs. */
  sendTo(servers: readonly string[]): void {
    this.servers = servers;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
