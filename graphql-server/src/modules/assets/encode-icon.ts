import sharp from 'sharp';

/** Below this size, in pixels, an icon is for browser tabs, which have backgrounds of their own. */
const HOME_SCREEN_SIZE = 100;

/**
 * Encodes a stored picture as a square PNG of `size` pixels, whole and centered. Those for home screens get a
 * white background, because phones make transparent pixels black.
 */
export async function encodeIcon(picture: Uint8Array, size: number): Promise<Uint8Array> {
  const background = { r: 255, g: 255, b: 255, alpha: size < HOME_SCREEN_SIZE ? 0 : 1 };
  const icon = sharp(picture).resize(size, size, { fit: 'contain', background });
  return (size < HOME_SCREEN_SIZE ? icon : icon.flatten({ background })).png().toBuffer();
}
