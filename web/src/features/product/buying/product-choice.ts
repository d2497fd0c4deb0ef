import { readLoginIntent } from '../../../navigation/login-intent.ts';
import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import {
  type ChosenOptions,
  type LooseOptions,
  type OptionKey,
  optionsOf,
  optionsToChoose,
  valueOf,
  type WithOptions,
  withValue,
} from '../../../lib/chosen-options.ts';
import { optionName } from '../../../lib/options-in-url.ts';
import { quantityLimits } from '../../../lib/quantity-rules.ts';

type Choosable = Pick<ProductDetails_productFragment, 'id' | 'stock'> & WithOptions;

/** The choices made so far; null for missing ones. */
export interface PartialChoice extends ChosenOptions {
  quantity: number;
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
  const options = optionsToChoose(product).reduce((choice, [option, values]) => {
    const preferred = (resumedChoice && valueOf(resumedChoice, option)) ?? params.get(optionName(option));
    return withValue(choice, option, pick(values, preferred));
  }, optionsOf({}));
  return {
    colour: options.colour || null,
    size: options.size || null,
    others: options.others,
    quantity: Math.min(resumedChoice?.quantity ?? 1, quantityLimits({ stock: product.stock }).max),
  };
}

/* Before the layout has resumed the intent it is in `intent`, afterwards in `resumed`. */
function readResumed(state: unknown) {
  const resumed = typeof state === 'object' && state !== null && 'resumed' in state ? state.resumed : null;
  return readLoginIntent(state) ?? readLoginIntent({ intent: resumed });
}

/** The preferred value if it exists, or the only one; otherwise empty. */
function pick(values: readonly string[], preferred: string | null): string {
  if (preferred !== null && values.includes(preferred)) return preferred;
  return values.length === 1 ? (values[0] ?? '') : '';
}

/** The options without a choice, in page order. */
export function missingChoices(product: WithOptions, choice: LooseOptions): OptionKey[] {
  return optionsToChoose(product)
    .map(([option]) => option)
    .filter((option) => valueOf(choice, option) === null);
}
