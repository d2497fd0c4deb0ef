import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureImage } from './picture.tsx';

const image: PictureImage = {
  url: '/pictures/shirt-1080.webp',
  alt: 'A blue shirt',
  width: 1080,
  height: 1000,
  sources: [
    { url: '/pictures/shirt-270.webp', width: 270 },
    { url: '/pictures/shirt-1080.webp', width: 1080 },
  ],
};

describe('Picture', () => {
  it('offers every width, reserves its space and loads lazily', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);
    expect(html).toContain('srcSet="/pictures/shirt-270.webp 270w, /pictures/shirt-1080.webp 1080w"');
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('width="1080" height="1000"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt="A blue shirt"');
  });

  it('loads the most important picture eagerly', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });

  it('omits srcset and sizes if there is only one file', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, sources: [] }} sizes="50vw" />);
    expect(html).not.toMatch(/srcset|sizes/iu);
  });

  it('offers AVIF where it is smaller, without adding widths', () => {
    const sources = image.sources.map((source) => ({
      ...source,
      avifUrl: source.width === 1080 ? '/pictures/shirt-1080.avif' : null,
    }));
    const html = renderToStaticMarkup(<Picture image={{ ...image, sources }} sizes="50vw" />);
    expect(html).toContain(
      '<source type="image/avif" srcSet="/pictures/shirt-270.webp 270w, /pictures/shirt-1080.avif 1080w" sizes="50vw"/>',
    );
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).not.toContain('<source');
  });

  it('shows a placeholder while it loads, and has a focal point', () => {
    const placeholder = 'data:image/webp;base64,UklGRg==';
    const html = renderToStaticMarkup(
      <Picture image={{ ...image, placeholder, focalPoint: { x: 0.25, y: 1 } }} sizes="50vw" />,
    );
    expect(html).toContain('--focal-point:25% 100%');
    expect(html).toContain(`background-image:url(&quot;${placeholder}&quot;)`);
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).not.toContain('style=');
  });

  it('can be decorative', () => {
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""');
  });
});
