import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** A moderate level, because a user waits for the page. */
const QUALITY = 5;
/** Smaller responses fit into one packet uncompressed. */
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
 * A page in an encoding that the client accepts, compressed once for everyone who gets the same page.
 * @fastify/compress would compress it for each client, and only pages with their own route.
 */
export async function compressPage({ headers }: FastifyRequest, page: Buffer): Promise<EncodedPage> {
  const encoding = page.length < THRESHOLD ? null : bestEncoding(String(headers['accept-encoding'] ?? ''));
  if (!encoding) return { encoding, bytes: page };
  const cached = compressed.get(page) ?? {};
  compressed.set(page, cached);
  cached[encoding] ??= compressors[encoding](page);
  return { encoding, bytes: await cached[encoding] };
}

/** `accepted` as in RFC 9110, section 12.5.3: a weight of 0 excludes an encoding. */
function bestEncoding(accepted: string): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null;
}
