import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StarRating } from './star-rating.tsx';

/* The text for screen readers: without the decorative parts. */
function read(rate: number, reviews?: number): string {
  const html = renderToStaticMarkup(<StarRating rate={rate} reviews={reviews} />);
  return html.replace(/<(svg|span)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gu, '').replace(/<[^>]+>/gu, '');
}

describe('StarRating', () => {
  it.each([
    [4.5, 88, 'Rated 4.5 of 5, 88 reviews'],
    [3, 1, 'Rated 3 of 5, 1 review'],
    [4, undefined, 'Rated 4 of 5'],
    [0, 0, 'Not rated yet'],
  ])('%d from %s ratings is announced as "%s"', (rate, reviews, text) => {
    expect(read(rate, reviews)).toBe(text);
  });
});
