import { describe, expect, it } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

const picture = (url: string) => ({ url, alt: url, width: 640, height: 640, sources: [] });
const colour = (name: string, url: string | null) => ({
  name,
  hex: '#000000',
  hasHex: true,
  image: url ? picture(url) : null,
});

const product = {
  image: picture('front'),
  gallery: [picture('front'), picture('back'), picture('detail'), picture('back')],
  colours: [colour('Navy', 'navy'), colour('Sky', 'front'), colour('Rose', null), colour('Clay', 'back')],
};

/** The URLs, with the picture shown first in brackets. */
function urls(chosen: string | null): string[] {
  const { pictures, first } = galleryPictures(product, chosen);
  return pictures.map(({ url }) => (url === first.url ? `[${url}]` : url));
}

describe('galleryPictures', () => {
  it('shows each picture once, the main one first', () => {
    expect(urls(null)).toEqual(['[front]', 'back', 'detail']);
  });

  it('replaces the main picture with that of the chosen color', () => {
    expect(urls('Navy')).toEqual(['[navy]', 'back', 'detail']);
    expect(urls('Sky')).toEqual(['[front]', 'back', 'detail']);
  });

  it('keeps the main picture for a color without one, and for a color that is not sold', () => {
    expect(urls('Rose')).toEqual(['[front]', 'back', 'detail']);
    expect(urls('Mauve')).toEqual(['[front]', 'back', 'detail']);
  });

  it('keeps the order for a color that the gallery already contains', () => {
    expect(urls('Clay')).toEqual(['front', '[back]', 'detail']);
  });

  it('has the main picture if the gallery is empty', () => {
    expect(galleryPictures({ ...product, gallery: [] }, null).pictures).toEqual([picture('front')]);
  });
});
