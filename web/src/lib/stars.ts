/** How much of a star is filled. */
export type Star = 'empty' | 'half' | 'full';

const STARS = 5;

/**
 * Converts an average rating (clamped to 0 to 5) to five stars, by the specification's rule (section 4): the
 * star of the fraction is empty below .25, full above .75, and half in between.
 */
export function toStars(rate: number): Star[] {
  return Array.from({ length: STARS }, (_, index) => toStar(rate - index));
}

function toStar(share: number): Star {
  // 4.2 - 4 is 0.2000000000000002 in binary; a rating with one decimal needs no more than hundredths.
  const fraction = Math.round(share * 100) / 100;
  if (fraction < 0.25) return 'empty';
  return fraction > 0.75 ? 'full' : 'half';
}
