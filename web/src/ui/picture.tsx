import type { ComponentProps } from 'react';

/** A picture of the catalogue, as the API gives it. */
export interface PictureImage {
  url: string;
  alt: string;
  /** Of the largest file, in px. */
  width: number;
  height: number;
  /** The same picture in other widths; empty when there is one file only. */
  sources: readonly { url: string; width: number }[];
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'loading'
> {
  image: PictureImage;
  /** How wide it is shown, in the syntax of the `sizes` attribute: "(min-width: 992px) 270px, 50vw". */
  sizes: string;
  /** The largest picture of the first screenful: loaded at once and first. */
  priority?: boolean;
}

/** A picture that loads no more than it needs and keeps its place; `alt=""` makes it decoration. */
export function Picture({ image, sizes, priority = false, alt = image.alt, ...rest }: PictureProps) {
  const srcSet = image.sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return (
    <img
      decoding={priority ? 'sync' : 'async'}
      {...rest}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet || undefined}
      src={image.url}
      width={image.width}
      height={image.height}
      alt={alt}
    />
  );
}
