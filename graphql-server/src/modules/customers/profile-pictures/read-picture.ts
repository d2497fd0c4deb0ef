import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { withUntrustedPicture } from '../../assets/untrusted-picture.ts';

const MAX_BYTES = 1024 * 1024;

/** 32 million pixels are more than phone cameras produce; decoding them needs some 130 MB at worst. */
const MAX_MEGAPIXELS = 32;
/** The longer side of the stored picture, in pixels. */
const SIZE = 512;
const TIMEOUT_SECONDS = 10;

/**
 * Converts a picture to a WebP of at most 512 by 512 pixels.
 * @param field the path of the input field, for the user error
 * @throws UserError INVALID_VALUE when it is not a PNG, JPEG or WebP, or is damaged or too large;
 * RequestError UNAVAILABLE
 */
export async function readPicture(bytes: Uint8Array, field: string[]): Promise<Buffer> {
  return withUntrustedPicture(bytes, { maxMegapixels: MAX_MEGAPIXELS, field }, (picture) =>
    picture
      .resize(SIZE, SIZE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer(),
  );
}

/**
 * Decodes a picture in a data URL, as browsers produce it (RFC 2397). Ignores the declared type: only the
 * content counts. Returns null for other text, which may be a URL.
 * @throws UserError INVALID_VALUE when it is larger than 1 MB
 */
export function readPictureData(text: string | null | undefined, field: string[]): Buffer | null {
  const data = /^data:image\/[\w.+-]+;base64,/i.exec(text ?? '')?.[0];
  if (!text || data === undefined) return null;
  const bytes = Buffer.from(text.slice(data.length), 'base64');
  if (bytes.length > MAX_BYTES) {
    throw userError('INVALID_VALUE', message('picture.tooManyBytes'), field);
  }
  return bytes;
}
