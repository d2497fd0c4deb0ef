import { type ComponentProps, type CSSProperties, useCallback, useState } from 'react';

/** A catalog picture, as in the API. */
export interface PictureImage {
  url: string;
  alt: string;
  /** The largest file's width, in px. */
  width: number;
  height: number;
  /** The same picture in other widths, also as AVIF if that is smaller; empty if there is only one file. */
  sources: readonly { url: string; width: number; avifUrl?: string | null }[];
  /** Shown at the same size if the picture fails to load. */
  fallbackUrl?: string | null;
  /** A tiny version as a `data:` URL, shown while the picture loads. */
  placeholder?: string | null;
  /**
   * The point that stays visible where a frame crops the picture (`object-position: var(--focal-point)`), as
   * fractions.
   */
  focalPoint?: { x: number; y: number } | null;
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'ref' | 'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'onError' | 'onLoad'
> {
  image: PictureImage;
  /** Its displayed width, for the `sizes` attribute: "(min-width: 992px) 270px, 50vw". */
  sizes: string;
  /** Visible without scrolling: loaded eagerly and with high priority. */
  priority?: boolean;
}

/** A responsive picture that reserves its space; `alt=""` makes it decorative. */
export function Picture({ image, sizes, priority = false, alt = image.alt, style, ...rest }: PictureProps) {
  const [url, failureProps] = useFallback(image);
  const isFallback = url !== image.url;
  const srcSet = image.sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  const element = (
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
      style={{ ...style, ...lookOf(image, isFallback) }}
      onLoad={({ currentTarget }) => removePlaceholder(currentTarget)}
    />
  );
  if (isFallback || !image.sources.some(({ avifUrl }) => avifUrl)) return element;
  // A browser that supports AVIF takes one file of this set: the AVIF of a width, or its WebP if that is
  // smaller.
  const avifSet = image.sources
    .map((source) => `${source.avifUrl ?? source.url} ${source.width}w`)
    .join(', ');
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={avifSet} sizes={sizes} />
      {element}
    </picture>
  );
}

function lookOf({ placeholder, focalPoint }: PictureImage, isFallback: boolean): CSSProperties | undefined {
  if (isFallback) return undefined;
  return {
    ...(focalPoint && { '--focal-point': `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }),
    ...(placeholder && {
      backgroundImage: `url("${placeholder}")`,
      backgroundPosition: 'center',
      backgroundSize: 'contain',
      backgroundRepeat: 'no-repeat',
      backgroundOrigin: 'content-box',
    }),
  };
}

/** Behind the loaded picture, the placeholder would show at rounded corners and fractions of pixels. */
function removePlaceholder(picture: HTMLImageElement): void {
  picture.style.backgroundImage = '';
}

/**
 * The URL to show, and a ref and a handler that detect a failure to load. On a server-rendered page a picture
 * may have loaded or failed before hydration, and neither event repeats, so the element's state is checked as
 * well.
 */
function useFallback({ url, fallbackUrl }: PictureImage) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element?.complete) return;
      if (element.naturalWidth > 0) return removePlaceholder(element);
      // A picture without intrinsic size, such as some SVGs, also has no width; only decoding it tells.
      element.decode().catch(() => setBrokenUrl(url));
    },
    [url],
  );
  const shown = brokenUrl === url ? (fallbackUrl ?? url) : url;
  return [shown, { ref, onError: () => setBrokenUrl(url) }] as const;
}
