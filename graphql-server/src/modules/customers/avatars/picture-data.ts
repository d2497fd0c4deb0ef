import { userError } from '../../../errors.ts';

const MAX_BYTES = 1024 * 1024;

/**
 * Reads a picture that is written out in a text, as browsers do (RFC 2397). The type that the text claims is not
 * looked at: what matters is the content. Null for a text that is no such picture but perhaps an address.
 * @throws UserError INVALID_VALUE when it is larger than 1 MB
 */
export function readPictureData(text: string | null | undefined, field: string[]): Buffer | null {
  const data = /^data:image\/[\w.+-]+;base64,/i.exec(text ?? '')?.[0];
  if (!text || data === undefined) return null;
  const bytes = Buffer.from(text.slice(data.length), 'base64');
  if (bytes.length > MAX_BYTES) {
    throw userError('INVALID_VALUE', 'A picture that is sent this way must be at most 1 MB large.', field);
  }
  return bytes;
}
