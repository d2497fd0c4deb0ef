interface Variant {
  colour?: string | null;
  size?: string | null;
}

/** The choice of a line in words: "Colour: Navy, Size: M"; empty when there was none. */
export function variantLabel({ colour, size }: Variant): string {
  return [colour && `Colour: ${colour}`, size && `Size: ${size}`].filter(Boolean).join(', ');
}
