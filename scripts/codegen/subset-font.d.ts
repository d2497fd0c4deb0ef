declare module 'subset-font' {
  /** Makes a font of only these characters, and of a part of its axes. */
  function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
