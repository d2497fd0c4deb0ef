import { isSigned, type Keys, sign } from '../../shared/secrets/keys.ts';
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
export function downloadToken(keys: Keys, { orderLineId, fileId }: DownloadKey): string {
  const ids = (orderLineId + fileId).replaceAll('-', '');
  return Buffer.concat([Buffer.from(ids, 'hex'), sign(keys, textOf(ids))]).toString('base64url');
}

/** What a token downloads; null if this shop did not sign it. */
export function readDownloadToken(keys: Keys, token: string): DownloadKey | null {
  if (!/^[\w-]{86}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== IDS_BYTES + SIGNATURE_BYTES) return null;
  const ids = bytes.subarray(0, IDS_BYTES).toString('hex');
  if (!isSigned(keys, textOf(ids), bytes.subarray(IDS_BYTES))) return null;
  return { orderLineId: ids.slice(0, IDS_BYTES), fileId: ids.slice(IDS_BYTES) };
}

const textOf = (ids: string) => `download:${ids}`;
