import type { PictureImage } from '../../ui/media/picture.tsx';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="540" height="500" viewBox="0 0 540 500"><rect width="540" height="500" fill="#f5f5f5"/><rect x="150" y="120" width="240" height="260" rx="28" fill="#8c97a8"/><circle cx="270" cy="230" r="60" fill="#f5f5f5"/></svg>';

/** A placeholder for a product picture, so that the component book needs no server. */
export const devPicture: PictureImage = {
  url: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  alt: 'A grey box with a round window',
  width: 540,
  height: 500,
  sources: [],
};
