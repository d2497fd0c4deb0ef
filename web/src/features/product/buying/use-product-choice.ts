import { t } from '@lingui/core/macro';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductChoice } from '../../../navigation/login-intent.ts';
import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import type { OptionKind } from '../../../lib/chosen-options.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { initialChoice, missingChoices, type PartialChoice, withChoice } from './product-choice.ts';

export interface ProductChoiceState {
  choice: PartialChoice;
  choose: (part: Partial<PartialChoice>) => void;
  /** Error messages for groups without a choice; set by `complete`. */
  errors: { [Kind in OptionKind]?: string };
  /** The first control of each group. */
  colourRef: RefObject<HTMLInputElement | null>;
  sizeRef: RefObject<HTMLInputElement | null>;
  otherRef: RefObject<HTMLInputElement | null>;
  /** Returns the choice if it is complete; otherwise shows what is missing, focuses it and returns null. */
  complete: () => ProductChoice | null;
}

const NOT_KNOWN = { state: null, search: '' };

const messages = () => ({
  colour: t`Please choose a colour`,
  size: t`Please choose a size`,
  other: t`Please choose one`,
});

/** The shopper's choice of options and quantity. */
export function useProductChoice(product: ProductDetails_productFragment): ProductChoiceState {
  // Only the browser knows the query and the history entry's state, which survives a reload.
  const isHydrated = useIsHydrated();
  const [picked, setPicked] = useState<Partial<PartialChoice>>({});
  const { state, search } = useLocation() as { state: unknown; search: string };
  const choice = { ...initialChoice(product, isHydrated ? { state, search } : NOT_KNOWN), ...picked };
  const navigate = useNavigate();
  const [wasChecked, setWasChecked] = useState(false);
  const colourRef = useRef<HTMLInputElement>(null);
  const sizeRef = useRef<HTMLInputElement>(null);
  const otherRef = useRef<HTMLInputElement>(null);
  const missing = missingChoices(product, choice);

  function complete(): ProductChoice | null {
    const [first] = missing;
    if (first === undefined) return { productId: product.id, ...choice };
    // The message must be rendered before the focus moves, or screen readers would not announce it.
    flushSync(() => setWasChecked(true));
    ({ colour: colourRef, size: sizeRef, other: otherRef })[first].current?.focus();
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
    errors: wasChecked ? Object.fromEntries(missing.map((name) => [name, messages()[name]])) : {},
    colourRef,
    sizeRef,
    otherRef,
    complete,
  };
}
