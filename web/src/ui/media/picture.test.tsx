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
  it('offers every width, keeps its place and waits until it is near', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);
    expect(html).toContain('srcSet="/pictures/shirt-270.webp 270w, /pictures/shirt-1080.webp 1080w"');
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('width="1080" height="1000"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt="A blue shirt"');
  });

  it('loads the most important picture at once', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });

  it('leaves srcset and sizes out when there is one file only', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, sources: [] }} sizes="50vw" />);
    expect(html).not.toMatch(/srcset|sizes/iu);
  });

  it('can be decoration', () => {
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""');
  });
});
