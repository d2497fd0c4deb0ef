import { t } from '@lingui/core/macro';

interface Variant {
  colour?: string | null;
  size?: string | null;
}

/** A line's variant in words: "Colour: Navy, Size: M"; empty for a product without variants. */
export function variantLabel({ colour, size }: Variant): string {
  return [colour && t`Colour: ${colour}`, size && t`Size: ${size}`].filter(Boolean).join(', ');
}
