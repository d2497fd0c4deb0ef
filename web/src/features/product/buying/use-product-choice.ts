import { t } from '@lingui/core/macro';
import { type RefCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductChoice } from '../../../navigation/login-intent.ts';
import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import type { OptionKey } from '../../../lib/chosen-options.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { withChoice } from '../../../lib/options-in-url.ts';
import { fittedQuantity } from '../../../lib/quantity-rules.ts';
import { chosenVariant } from './product-variants.ts';
import { initialChoice, missingChoices, type PartialChoice } from './product-choice.ts';

export interface ProductChoiceState {
  choice: PartialChoice;
  choose: (part: Partial<PartialChoice>) => void;
  /** The message for an option without a choice, once `complete` has looked for them. */
  errorOf: (option: OptionKey) => string | undefined;
  /** For the first control of an option. */
  refOf: (option: OptionKey) => RefCallback<HTMLInputElement>;
  /** Returns the choice if it is complete; otherwise shows what is missing, focuses it and returns null. */
  complete: () => ProductChoice | null;
}

const NOT_KNOWN = { state: null, search: '' };

function missingMessage(option: OptionKey): string {
  if (option === 'colour') return t`Please choose a colour`;
  return option === 'size' ? t`Please choose a size` : t`Please choose one`;
}

/** The shopper's choice of options and quantity. */
export function useProductChoice(product: ProductDetails_productFragment): ProductChoiceState {
  // Only the browser knows the query and the history entry's state, which survives a reload.
  const isHydrated = useIsHydrated();
  const [picked, setPicked] = useState<Partial<PartialChoice>>({});
  const { state, search } = useLocation() as { state: unknown; search: string };
  const raw = { ...initialChoice(product, isHydrated ? { state, search } : NOT_KNOWN), ...picked };
  const choice = { ...raw, quantity: fittedQuantity(raw.quantity, chosenVariant(product, raw) ?? {}) };
  const navigate = useNavigate();
  const [wasChecked, setWasChecked] = useState(false);
  const controls = useRef(new Map<OptionKey, HTMLInputElement>());
  const missing = missingChoices(product, choice);

  function complete(): ProductChoice | null {
    const [first] = missing;
    if (first === undefined) return { productId: product.id, ...choice };
    // The message must be rendered before the focus moves, or screen readers would not announce it.
    flushSync(() => setWasChecked(true));
    controls.current.get(first)?.focus();
    return null;
  }

  function choose(part: Partial<PartialChoice>): void {
    setPicked((previous) => ({ ...previous, ...part }));
    const query = withChoice(search, { ...choice, ...part });
    if (query !== search)
      void navigate({ search: query }, { replace: true, preventScrollReset: true, state });
  }

  return {
    choice,
    choose,
    errorOf: (option) => (wasChecked && missing.includes(option) ? missingMessage(option) : undefined),
    refOf: (option) => (control) => {
      if (control) controls.current.set(option, control);
    },
    complete,
  };
}
