import { describe, expect, test } from 'vitest';
import { contrast, nearestShade, textOn } from './contrast.ts';

// The first four are examples of WebAIM's contrast checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#db4444', '#ffffff', 4.27],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBeCloseTo(expected, 1);
});

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#00ff66', '#000000'],
  ['#db4444', '#000000'],
  ['#1a4fa3', '#ffffff'],
])('text on %s is %s', (background, text) => {
  expect(textOn(background)).toBe(text);
});

describe('the nearest shade', () => {
  test.each([
    ['#db4444', '#ffffff', 3],
    ['#00ff66', '#000000', 3],
  ] as const)('of %s that passes on %s at %d is the color itself', (colour, background, min) => {
    expect(nearestShade(colour, background, min)).toBe(colour);
  });

  test.each([
    ['#ffff00', '#ffffff', 3],
    ['#ffffff', '#ffffff', 4.5],
    ['#db4444', '#ffffff', 4.5],
    ['#000080', '#000000', 3],
  ] as const)('of %s passes on %s at %d, and only just', (colour, background, min) => {
    const passed = contrast(nearestShade(colour, background, min), background);
    expect(passed).toBeGreaterThanOrEqual(min);
    expect(passed).toBeLessThan(min + 0.4);
  });
});
