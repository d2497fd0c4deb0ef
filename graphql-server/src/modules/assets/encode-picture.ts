import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import type { AssetFile } from './asset.entity.ts';
import { withUntrustedPicture } from './untrusted-picture.ts';

/** A file with its content. */
export interface EncodedFile extends AssetFile {
  content: Uint8Array;
}

/** A picture ready to be stored; see AssetEntity for the fields. */
export interface EncodedPicture {
  hash: string;
  width: number;
  height: number;
  placeholder: string | null;
  files: EncodedFile[];
}

/** The best phones and most cameras produce up to 50 million pixels. */
const MAX_MEGAPIXELS = 50;
/** The lengths of the longer side, in pixels. A smaller picture also gets its own size; none is enlarged. */
const SIDES = [320, 640, 1280];
/** The longer side of a placeholder, in pixels. */
const PLACEHOLDER_SIDE = 12;
const TIMEOUT_SECONDS = 20;

const WEBP = { quality: 80, effort: 4, smartSubsample: true };
/** More effort makes AVIF files 10 % smaller, but takes ten times as long. */
const AVIF = { quality: 55, effort: 2 };

/** Decoded pixels. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Encodes an uploaded picture in several sizes, as WebP and, where it is smaller, also as AVIF.
 * @throws UserError INVALID_VALUE for a file that is not a picture, is damaged or has more than 50
 * megapixels; RequestError UNAVAILABLE when too many are waiting
 */
export async function encodePicture(bytes: Uint8Array, field: string[]): Promise<EncodedPicture> {
  return withUntrustedPicture(bytes, { maxMegapixels: MAX_MEGAPIXELS, field }, async (picture) => {
    const largest = Math.max(...SIDES);
    // Decoded once to at most 1280 by 1280 pixels, from which all sizes are made.
    const pixels = await picture
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isOpaque = pixels.info.channels < 4 || (await sharp(...inputOf(pixels)).stats()).isOpaque;
    const files: EncodedFile[] = [];
    for (const side of sidesOf(pixels.info)) files.push(...(await encodeAt(pixels, side, isOpaque)));
    const { width, height } = pixels.info;
    return { hash: hashOf(files), width, height, placeholder: await placeholderOf(pixels, isOpaque), files };
  });
}

/** The lengths of the longer side to encode: those that are smaller than the picture, and its own. */
function sidesOf({ width, height }: OutputInfo): number[] {
  const own = Math.max(width, height);
  return [...SIDES.filter((side) => side < own), own];
}

async function encodeAt(pixels: Pixels, side: number, isOpaque: boolean): Promise<EncodedFile[]> {
  const resized = () => {
    const picture = sharp(...inputOf(pixels)).resize(side, side, { fit: 'inside' });
    return (isOpaque ? picture.removeAlpha() : picture).timeout({ seconds: TIMEOUT_SECONDS });
  };
  const webp = await resized().webp(WEBP).toBuffer({ resolveWithObject: true });
  const avif = await resized().avif(AVIF).toBuffer();
  const { width } = webp.info;
  const files: EncodedFile[] = [{ width, format: 'webp', content: webp.data }];
  if (avif.length < webp.data.length) files.push({ width, format: 'avif', content: avif });
  return files;
}

async function placeholderOf(pixels: Pixels, isOpaque: boolean): Promise<string | null> {
  if (!isOpaque) return null;
  const tiny = await sharp(...inputOf(pixels))
    .removeAlpha()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function inputOf({ data, info: { width, height, channels } }: Pixels) {
  return [data, { raw: { width, height, channels } }] as const;
}

/** 128 bits are enough: an attacker who found a collision could only replace their own pictures. */
function hashOf(files: readonly EncodedFile[]): string {
  const hash = createHash('sha256');
  for (const { width, format, content } of files)
    hash.update(`${format} ${width} ${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, 32);
}
