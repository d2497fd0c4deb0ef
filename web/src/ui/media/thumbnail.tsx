import { classNames } from '../class-names.ts';
import { Picture, type PictureImage } from './picture.tsx';
import styles from './thumbnail.module.css';

const SIZES = { 48: styles.px48, 56: styles.px56, 64: styles.px64, 72: styles.px72 };

interface ThumbnailProps {
  image: PictureImage;
  /** Its width and height in px. */
  size: keyof typeof SIZES;
  className?: string | undefined;
}

/** A product's small picture beside its title; decorative, because the title says the same. */
export function Thumbnail({ image, size, className }: ThumbnailProps) {
  return (
    <Picture
      className={classNames(styles.thumbnail, SIZES[size], className)}
      image={image}
      sizes={`${size}px`}
      alt=""
    />
  );
}
