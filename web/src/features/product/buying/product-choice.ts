import { readLoginIntent } from '../../../navigation/login-intent.ts';
import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import {
  type ChosenOptions,
  type LooseOptions,
  type OptionKind,
  optionKinds,
  optionValuesOf,
  type WithOptions,
} from '../../../lib/chosen-options.ts';
import { MAX_LINE_QUANTITY } from '../../../lib/quantity-note.ts';

type Choosable = Pick<ProductDetails_productFragment, 'id' | 'stock'> & WithOptions;

/** The choices made so far; null where there is none. */
export interface PartialChoice extends ChosenOptions {
  quantity: number;
}

/** How many units of a product or variant can be chosen, at least 1. */
export function maxQuantityOf({ stock }: Pick<Choosable, 'stock'>): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, stock));
}

/**
 * The URL's query with the options of a choice, each under its kind, so that a link leads to just this
 * variant.
 */
export function withChoice(search: string, choice: ChosenOptions): string {
  const params = new URLSearchParams(search);
  for (const kind of optionKinds) {
    const value = choice[kind];
    if (value === null) params.delete(kind);
    else params.set(kind, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * The initial choice: only what needs no decision, such as the only colour or size, what a visitor had chosen
 * before the login (`state`, the router's), or what the URL's query names, as far as it still exists.
 */
export function initialChoice(
  product: Choosable,
  { state, search }: { state: unknown; search: string },
): PartialChoice {
  const resumed = readResumed(state);
  const params = new URLSearchParams(search);
  const known = resumed?.productId === product.id ? resumed : null;
  const values = optionValuesOf(product);
  const initial = (kind: OptionKind) => pick(values[kind], known?.[kind] ?? params.get(kind));
  return {
    colour: initial('colour'),
    size: initial('size'),
    other: initial('other'),
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
export function missingChoices(product: WithOptions, choice: LooseOptions): OptionKind[] {
  const values = optionValuesOf(product);
  return optionKinds.filter((kind) => values[kind].length > 0 && choice[kind] == null);
}
