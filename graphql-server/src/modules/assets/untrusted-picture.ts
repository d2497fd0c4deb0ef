import sharp, { type Sharp } from 'sharp';
import { userError, type UserError } from '../../errors.ts';
import { limitConcurrency } from '../../shared/concurrency-limit.ts';
import { message } from '../../shared/messages/message.ts';

// libvips has parsers for dozens of formats, old and new; uploads may only use these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const limited = limitConcurrency(2, 20);

const MEGAPIXEL = 1_000_000;

interface Bounds {
  maxMegapixels: number;
  /** The path of the input field, for the user error. */
  field: string[];
}

/**
 * Opens an untrusted picture, upright and with its first frame only, for `work` to encode again, which
 * removes everything except the image: camera, location, scripts, other frames. The type is determined by the
 * content, never by the name.
 * @throws UserError INVALID_VALUE for a file that is not a PNG, JPEG or WebP, is damaged, has too many
 * pixels, or makes `work` fail; RequestError UNAVAILABLE when too many are waiting
 */
export async function withUntrustedPicture<Result>(
  bytes: Uint8Array,
  { maxMegapixels, field }: Bounds,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  if (pictureFormat(bytes) === null) {
    const reason = isHeic(bytes) ? message('picture.heic') : message('picture.format');
    throw userError('INVALID_VALUE', reason, field);
  }
  return limited(async () => {
    try {
      const limitInputPixels = maxMegapixels * MEGAPIXEL;
      return await work(sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient());
    } catch (error) {
      throw unreadable(error, maxMegapixels, field);
    }
  });
}

function unreadable(error: unknown, max: number, field: string[]): UserError {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  const reason = isTooLarge ? message('picture.tooManyPixels', { max }) : message('picture.damaged');
  return userError('INVALID_VALUE', reason, field);
}

/** What a picture is by its first bytes (PNG 5.2, JPEG B.1.1.3, RFC 9649); null for another file. */
export function pictureFormat(bytes: Uint8Array): 'png' | 'jpg' | 'webp' | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
}

/** A format of phones, which libvips can't decode here. Checks the brand (ISO 14496-12, 4.3). */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1'].some((brand) => head === `ftyp${brand}`);
}
