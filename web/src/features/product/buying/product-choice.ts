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

/** The choices made so far; null for missing ones. */
export interface PartialChoice extends ChosenOptions {
  quantity: number;
}

/** How many units of a product or variant can be chosen, at least 1. */
export function maxQuantityOf({ stock }: Pick<Choosable, 'stock'>): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, stock));
}

/** Adds the chosen options to the URL's query, each under its kind, so that a link leads to this variant. */
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
 * The initial choice, with values that still exist: options with a single value, what a visitor had chosen
 * before the login (`state`, the router's), or what the URL's query names.
 */
export function initialChoice(
  product: Choosable,
  { state, search }: { state: unknown; search: string },
): PartialChoice {
  const resumed = readResumed(state);
  const params = new URLSearchParams(search);
  const resumedChoice = resumed?.productId === product.id ? resumed : null;
  const values = optionValuesOf(product);
  const initial = (kind: OptionKind) => pick(values[kind], resumedChoice?.[kind] ?? params.get(kind));
  return {
    colour: initial('colour'),
    size: initial('size'),
    other: initial('other'),
    quantity: Math.min(resumedChoice?.quantity ?? 1, maxQuantityOf(product)),
  };
}

/* Before the layout has resumed the intent it is in `intent`, afterwards in `resumed`. */
function readResumed(state: unknown) {
  const resumed = typeof state === 'object' && state !== null && 'resumed' in state ? state.resumed : null;
  return readLoginIntent(state) ?? readLoginIntent({ intent: resumed });
}

function pick(values: readonly string[], preferred: string | null | undefined): string | null {
  if (preferred != null && values.includes(preferred)) return preferred;
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The names of the missing choices, in page order. */
export function missingChoices(product: WithOptions, choice: LooseOptions): OptionKind[] {
  const values = optionValuesOf(product);
  return optionKinds.filter((kind) => values[kind].length > 0 && choice[kind] == null);
}
