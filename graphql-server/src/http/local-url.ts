import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The URL of a server that listens on this machine; for all interfaces, localhost. */
export function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Reads the server's local URL; its port is asked for once, because every request needs it, and the socket
 * takes a system call.
 */
export function listeningUrl(
  { server }: FastifyInstance,
  { host, port: wanted }: Pick<Config, 'host' | 'port'>,
): () => string {
  let port: number | undefined;
  return () => {
    const listening = port === undefined ? server.address() : null;
    if (listening !== null && typeof listening === 'object') port = listening.port;
    return localUrl(host, port ?? wanted);
  };
}
