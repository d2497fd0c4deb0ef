import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The URL of a server on this machine; localhost when it listens on all interfaces. */
export function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Returns the server's local URL. Caches the port, because every request needs it and reading it takes a
 * system call.
 */
export function listeningUrl(
  { server }: FastifyInstance,
  { host, port: configuredPort }: Pick<Config, 'host' | 'port'>,
): () => string {
  let port: number | undefined;
  return () => {
    const listening = port === undefined ? server.address() : null;
    if (listening !== null && typeof listening === 'object') port = listening.port;
    return localUrl(host, port ?? configuredPort);
  };
}
