import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link downloads: a file that an order line has. The ids are UUIDs, with or without dashes. */
export interface DownloadKey {
  orderLineId: string;
  fileId: string;
}

const IDS_BYTES = 32;
const SIGNATURE_BYTES = 32;

/**
 * The token of a download link: both ids and a signature, in 86 characters that are valid in a path. It is
 * the same each time; the order says how often and how long it may be used. Can't be forged without the key.
 */
export function downloadToken(key: Uint8Array, { orderLineId, fileId }: DownloadKey): string {
  const ids = (orderLineId + fileId).replaceAll('-', '');
  return Buffer.concat([Buffer.from(ids, 'hex'), sign(key, ids)]).toString('base64url');
}

/** What a token downloads; null if this shop did not sign it. */
export function readDownloadToken(key: Uint8Array, token: string): DownloadKey | null {
  if (!/^[\w-]{86}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== IDS_BYTES + SIGNATURE_BYTES) return null;
  const ids = bytes.subarray(0, IDS_BYTES).toString('hex');
  if (!timingSafeEqual(bytes.subarray(IDS_BYTES), sign(key, ids))) return null;
  return { orderLineId: ids.slice(0, IDS_BYTES), fileId: ids.slice(IDS_BYTES) };
}

/** The signed text includes the purpose, so that other signatures by this key can't be used here. */
function sign(key: Uint8Array, ids: string): Buffer {
  return createHmac('sha256', key).update(`download:${ids}`).digest();
}
