import { describe, expect, it } from 'vitest';
import { toStars } from './stars.ts';

const glyphs = { full: 'F', half: 'h', empty: '-' } as const;

function render(rate: number): string {
  return toStars(rate)
    .map((star) => glyphs[star])
    .join('');
}

describe('toStars', () => {
  it.each([
    [0, '-----'],
    [0.24, '-----'],
    [0.25, 'h----'],
    [0.75, 'h----'],
    [0.76, 'F----'],
    [3, 'FFF--'],
    [4.2, 'FFFF-'],
    [4.25, 'FFFFh'],
    [4.3, 'FFFFh'],
    [4.5, 'FFFFh'],
    [4.7, 'FFFFh'],
    [4.8, 'FFFFF'],
    [5, 'FFFFF'],
    [7, 'FFFFF'],
    [-1, '-----'],
  ])('%d is rendered as %s', (rate, rendering) => {
    expect(render(rate)).toBe(rendering);
  });
});
