import sharp from 'sharp';
import { userError, type UserError } from '../../../errors.ts';
import { limitConcurrency } from '../../../shared/concurrency-limit.ts';

const MAX_BYTES = 1024 * 1024;

/** A picture of 32 million pixels is more than phones take; decoding it needs some 130 MB at worst. */
const MAX_PIXELS = 32_000_000;
/** The longer side of what is kept, in pixels. */
const SIZE = 512;
const PATIENCE_SECONDS = 10;

// libvips reads dozens of formats, by parsers of every age; these three are all that anybody may reach from outside.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const oneAtATime = limitConcurrency(2, 20);

/**
 * Makes a WebP of at most 512 by 512 pixels of a picture from anywhere. What it is, its content says, not its name.
 * Decoding and encoding it anew leaves out all that is not picture: camera, place, scripts, further frames.
 * @param field the path of the input field, for the refusal
 * @throws UserError INVALID_VALUE when it is no PNG, JPEG or WebP, damaged or too large; RequestError UNAVAILABLE
 */
export async function readPicture(bytes: Uint8Array, field: string[]): Promise<Buffer> {
  if (!isKnownFormat(bytes)) {
    throw userError('INVALID_VALUE', 'This file is not a PNG, JPEG or WebP picture.', field);
  }
  return oneAtATime(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(SIZE, SIZE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: PATIENCE_SECONDS })
        .toBuffer();
    } catch (error) {
      throw unreadable(error, field);
    }
  });
}

function unreadable(error: unknown, field: string[]): UserError {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  const message = isTooLarge
    ? 'This picture is too large: please choose one of at most 32 megapixels.'
    : 'This picture is damaged and can’t be read.';
  return userError('INVALID_VALUE', message, field);
}

/** How files of these formats begin (PNG 5.2, JPEG B.1.1.3, RFC 9649). */
function isKnownFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    head.startsWith('\xFF\xD8\xFF') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

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
