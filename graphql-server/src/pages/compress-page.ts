import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** Pages are compressed while somebody waits. */
const QUALITY = 5;
/** Fewer bytes fit into one packet as they are. */
const THRESHOLD = 1024;

const compressors = {
  br: (page: Buffer) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (page: Buffer) => promisify(gzip)(page),
};

type Encoding = keyof typeof compressors;

interface EncodedPage {
  encoding: Encoding | null;
  bytes: Buffer;
}

const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/**
 * A page as the client takes it. It is compressed once for all who get the same one; @fastify/compress would
 * do so for each, and only for pages that have a route of their own.
 */
export async function compressPage({ headers }: FastifyRequest, page: Buffer): Promise<EncodedPage> {
  const encoding = page.length < THRESHOLD ? null : bestEncoding(String(headers['accept-encoding'] ?? ''));
  if (!encoding) return { encoding, bytes: page };
  const known = compressed.get(page) ?? {};
  compressed.set(page, known);
  known[encoding] ??= compressors[encoding](page);
  return { encoding, bytes: await known[encoding] };
}

/** `accepted` as in RFC 9110, section 12.5.3: what has a weight of 0 is refused. */
function bestEncoding(accepted: string): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null;
}
