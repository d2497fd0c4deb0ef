/** How much of one star is filled. */
export type Star = 'empty' | 'half' | 'full';

const STARS = 5;

/**
 * Turns an average rating (clamped to 0 to 5) into five stars, by the specification's rule (section 4): for
 * the star that the fraction falls into, below .25 is empty, above .75 is full, anything between is half.
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
