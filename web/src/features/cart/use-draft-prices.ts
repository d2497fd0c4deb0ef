import { skipToken, useQuery } from '@apollo/client/react';
import { CheckoutPreviewDocument } from '../../gql/account/graphql.ts';
import type {
  Adjustment_adjustmentFragment,
  Cart_cartFragment,
  CartLine_lineFragment,
  CartLineInput,
  CodeResult_codeFragment,
  Totals_totalsFragment,
} from '../../gql/graphql.ts';
import { haveSameOptions } from '../../lib/chosen-options.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { isPriced } from './optimistic-cart.ts';
import { type DraftedLine, inputOf } from './cart-draft.ts';

/** Pressing plus ten times asks for one price. */
const SETTLE_MS = 150;

/** A line of the cart page. `isOutdated`: the total is that of an earlier quantity, and the right one is on its way. */
export type PricedLine = DraftedLine<CartLine_lineFragment> & { isOutdated: boolean };

interface DraftPrices {
  lines: PricedLine[];
  totals: Totals_totalsFragment;
  adjustments: readonly Adjustment_adjustmentFragment[];
  codes: readonly CodeResult_codeFragment[];
  /** Whether the totals are those of earlier quantities. */
  isOutdated: boolean;
  /** Whether the server could not price the quantities on the screen. */
  isFailed: boolean;
}

/**
 * The amounts of a cart with unsaved edits. Only the server adds up: until it has answered, the amounts are those of
 * before, which the page shows as outdated.
 */
export function useDraftPrices(
  cart: Cart_cartFragment,
  drafted: readonly DraftedLine<CartLine_lineFragment>[],
  isChanged: boolean,
): DraftPrices {
  const wanted = JSON.stringify(inputOf(drafted));
  const settled = useSettled(wanted, SETTLE_MS);
  // One whose promotion was deleted meanwhile would count as guessing, time and again.
  const [known, gone] = [cart.codes.filter(isKnown), cart.codes.filter((result) => !isKnown(result))];
  const { data, previousData, loading } = useQuery(
    CheckoutPreviewDocument,
    isChanged
      ? {
          variables: {
            lines: JSON.parse(settled) as CartLineInput[],
            codes: known.map(({ code }) => code),
          },
          fetchPolicy: 'no-cache',
        }
      : skipToken,
  );
  const latest = isChanged ? (data ?? previousData)?.checkoutPreview.preview : null;
  const isCurrent = isChanged
    ? settled === wanted && !loading && data?.checkoutPreview.preview != null
    : isPriced(cart);

  function priced(line: DraftedLine<CartLine_lineFragment>): PricedLine {
    const saved = cart.lines.find(({ id }) => id === line.id);
    if (saved?.quantity === line.quantity) return { ...line, isOutdated: !isPriced(cart) };
    const known = latest?.lines.find(
      (priced) => priced.product.id === line.product.id && haveSameOptions(priced, line),
    );
    return { ...line, total: known?.total ?? line.total, isOutdated: known?.quantity !== line.quantity };
  }

  return {
    lines: drafted.map(priced),
    totals: latest?.totals ?? cart.totals,
    adjustments: latest?.adjustments ?? cart.adjustments,
    codes: latest ? [...latest.codes, ...gone] : cart.codes,
    isOutdated: !isCurrent,
    isFailed: isChanged && settled === wanted && !loading && !isCurrent,
  };
}

function isKnown({ title }: CodeResult_codeFragment): boolean {
  return title != null;
}
