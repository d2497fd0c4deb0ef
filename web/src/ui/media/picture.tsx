import { type ComponentProps, useCallback, useState } from 'react';

/** A picture of the catalogue, as the API gives it. */
export interface PictureImage {
  url: string;
  alt: string;
  /** Of the largest file, in px. */
  width: number;
  height: number;
  /** The same picture in other widths; empty when there is one file only. */
  sources: readonly { url: string; width: number }[];
  /** What is shown when the picture can't be loaded, in its place and size. */
  fallbackUrl?: string | null;
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'ref' | 'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'onError'
> {
  image: PictureImage;
  /** How wide it is shown, in the syntax of the `sizes` attribute: "(min-width: 992px) 270px, 50vw". */
  sizes: string;
  /** The largest picture of the first screenful: loaded at once and first. */
  priority?: boolean;
}

/** A picture that loads no more than it needs and keeps its place; `alt=""` makes it decoration. */
export function Picture({ image, sizes, priority = false, alt = image.alt, ...rest }: PictureProps) {
  const [url, failureProps] = useFallback(image);
  const isFallback = url !== image.url;
  const srcSet = image.sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return (
    <img
      decoding={priority ? 'sync' : 'async'}
      {...rest}
      {...failureProps}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={srcSet && !isFallback ? sizes : undefined}
      srcSet={srcSet && !isFallback ? srcSet : undefined}
      src={url}
      width={image.width}
      height={image.height}
      alt={alt}
    />
  );
}

/**
 * Which address to show, and what finds out that the picture's own can't be loaded. On a page that the server rendered that may
 * have happened before React listened, and the event does not come again: then the element itself has to say it.
 */
function useFallback({ url, fallbackUrl }: PictureImage) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      // A picture without a size of its own, as some SVGs are, has no width either; only decoding it tells.
      if (!element?.complete || element.naturalWidth > 0) return;
      element.decode().catch(() => setBrokenUrl(url));
    },
    [url],
  );
  const shown = brokenUrl === url ? (fallbackUrl ?? url) : url;
  return [shown, { ref, onError: () => setBrokenUrl(url) }] as const;
}
