import sharp from 'sharp';
import { userError, type UserError } from '../../../errors.ts';
import { limitConcurrency } from '../../../shared/concurrency-limit.ts';
import { message } from '../../../shared/messages/message.ts';

const MAX_BYTES = 1024 * 1024;

/** 32 million pixels are more than phone cameras produce; decoding them needs some 130 MB at worst. */
const MAX_PIXELS = 32_000_000;
/** The longer side of the stored picture, in pixels. */
const SIZE = 512;
const TIMEOUT_SECONDS = 10;

// libvips reads dozens of formats, with parsers old and new; only these three are open to uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const limited = limitConcurrency(2, 20);

/**
 * Converts any picture to a WebP of at most 512 by 512 pixels. Its type is determined by its content, not its name.
 * Decoding and encoding it again removes everything but the image: camera, location, scripts, further frames.
 * @param field the path of the input field, for the user error
 * @throws UserError INVALID_VALUE when it is no PNG, JPEG or WebP, damaged or too large; RequestError UNAVAILABLE
 */
export async function readPicture(bytes: Uint8Array, field: string[]): Promise<Buffer> {
  if (!isKnownFormat(bytes)) {
    throw userError('INVALID_VALUE', message('picture.format'), field);
  }
  return limited(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(SIZE, SIZE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .toBuffer();
    } catch (error) {
      throw unreadable(error, field);
    }
  });
}

function unreadable(error: unknown, field: string[]): UserError {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  const reason = isTooLarge ? message('picture.tooManyPixels') : message('picture.damaged');
  return userError('INVALID_VALUE', reason, field);
}

/** The first bytes of these formats (PNG 5.2, JPEG B.1.1.3, RFC 9649). */
function isKnownFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    head.startsWith('\xFF\xD8\xFF') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

/**
 * Decodes a picture in a data URL, as browsers produce it (RFC 2397). The type that it claims is ignored: only the
 * content counts. Null for a text that is no such picture but perhaps a URL.
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
