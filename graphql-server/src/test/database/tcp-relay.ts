import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A relay between the shop and its database that simulates network failures: it cuts and stalls connections.
 */
export class TcpRelay {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isStalled = false;
  private isRefusing = false;

  private constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.isRefusing) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (chunk) => to.write(chunk));
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
        if (this.isStalled) from.pause();
      }
    });
  }

  /** Relays to the server of a connection string. */
  static async to(url: string): Promise<TcpRelay> {
    const relay = new TcpRelay(new URL(url));
    await relay.open();
    return relay;
  }

  /** The connection string through the relay. */
  through(url: string): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  /** Breaks all connections; accepts new ones. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Lets nothing through, not even the end of a connection. Accepts new connections, which stall as well. */
  stall(): void {
    this.isStalled = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Breaks all connections, and new ones immediately. */
  refuseConnections(): void {
    this.isRefusing = true;
    this.cut();
  }

  /** Passes on everything that has stalled, and new connections. */
  resume(): void {
    this.isStalled = false;
    this.isRefusing = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Breaks all connections and accepts no more. */
  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.cut();
    await closed;
  }

  private async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }
}
