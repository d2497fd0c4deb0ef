/** A color as `#rrggbb`. */
type Colour = string;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Red, green and blue, each 0 to 255. */
function channels(colour: Colour): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
}

function fromChannels(values: readonly number[]): Colour {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of another color into a color. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  return fromChannels(
    channels(colour).map((value, index) => value * (1 - share) + (others[index] ?? 0) * share),
  );
}

/** Black or white: whichever is easier to read on the color, and always at least 4.5:1. */
export function textOn(background: Colour): Colour {
  return contrast(background, WHITE) >= contrast(background, BLACK) ? WHITE : BLACK;
}

/**
 * The shade nearest to the color that has at least this contrast on a background: the color itself, or darker
 * on white, lighter on black.
 */
export function nearestShade(colour: Colour, background: typeof WHITE | typeof BLACK, min: number): Colour {
  const towards = background === WHITE ? BLACK : WHITE;
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mix(colour, towards, percent / 100);
    if (contrast(shade, background) >= min) return shade;
  }
  return towards;
}
