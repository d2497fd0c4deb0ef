import { type ProductChoice, readLoginIntent } from '../../navigation/login-intent.ts';
import type { ProductDetails_productFragment } from '../../gql/graphql.ts';
import { MAX_LINE_QUANTITY } from '../../lib/quantity-note.ts';

type Choosable = Pick<ProductDetails_productFragment, 'id' | 'colours' | 'sizes' | 'stock'>;

/** The choices made so far; null where there is none. */
export interface PartialChoice {
  colour: string | null;
  size: string | null;
  quantity: number;
}

/** How many units of a product or variant can be chosen, at least 1. */
export function maxQuantityOf({ stock }: Pick<Choosable, 'stock'>): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, stock));
}

const COLOUR = 'colour';
const SIZE = 'size';

/** The URL's query with the colour and size of a choice, so that a link leads to just this variant. */
export function withChoice(search: string, { colour, size }: Pick<PartialChoice, 'colour' | 'size'>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    [COLOUR, colour],
    [SIZE, size],
  ] as const) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * The initial choice: only what needs no decision, such as the only colour or size, what a visitor had chosen before the
 * login (`state`, the router's), or what the URL's query names, as far as it still exists.
 */
export function initialChoice(
  product: Choosable,
  { state, search }: { state: unknown; search: string },
): PartialChoice {
  const resumed = readResumed(state);
  const params = new URLSearchParams(search);
  const known = resumed?.productId === product.id ? resumed : null;
  const colours = product.colours.map(({ name }) => name);
  return {
    colour: pick(colours, known?.colour ?? params.get(COLOUR)),
    size: pick(product.sizes, known?.size ?? params.get(SIZE)),
    quantity: Math.min(known?.quantity ?? 1, maxQuantityOf(product)),
  };
}

/* Before the layout has resumed the intent it is in `intent`, afterwards in `resumed`. */
function readResumed(state: unknown) {
  const resumed = typeof state === 'object' && state !== null && 'resumed' in state ? state.resumed : null;
  return readLoginIntent(state) ?? readLoginIntent({ intent: resumed });
}

function pick(values: readonly string[], wanted: string | null | undefined): string | null {
  if (wanted != null && values.includes(wanted)) return wanted;
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Names the missing choices, in the order of the page. */
export function missingChoices(
  product: Choosable,
  { colour, size }: Pick<ProductChoice, 'colour' | 'size'>,
): ('colour' | 'size')[] {
  const missing: ('colour' | 'size')[] = [];
  if (product.colours.length > 0 && colour == null) missing.push('colour');
  if (product.sizes.length > 0 && size == null) missing.push('size');
  return missing;
}
