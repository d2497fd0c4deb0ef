import { type ComponentProps, useCallback, useState } from 'react';

/** A catalogue picture, as in the API. */
export interface PictureImage {
  url: string;
  alt: string;
  /** The largest file's, in px. */
  width: number;
  height: number;
  /** The same picture in other widths; empty when there is only one file. */
  sources: readonly { url: string; width: number }[];
  /** Shown in its place and size when the picture fails to load. */
  fallbackUrl?: string | null;
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'ref' | 'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'onError'
> {
  image: PictureImage;
  /** Its displayed width, for the `sizes` attribute: "(min-width: 992px) 270px, 50vw". */
  sizes: string;
  /** Visible without scrolling: loaded eagerly and with high priority. */
  priority?: boolean;
}

/** A responsive picture that reserves its space; `alt=""` makes it decorative. */
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
 * The URL to show, and the props that detect a failure to load. On a server-rendered page the failure may precede
 * hydration, and the error event does not repeat: then the element's state tells.
 */
function useFallback({ url, fallbackUrl }: PictureImage) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      // A picture without intrinsic size, as some SVGs are, also has no width; only decoding it tells.
      if (!element?.complete || element.naturalWidth > 0) return;
      element.decode().catch(() => setBrokenUrl(url));
    },
    [url],
  );
  const shown = brokenUrl === url ? (fallbackUrl ?? url) : url;
  return [shown, { ref, onError: () => setBrokenUrl(url) }] as const;
}
