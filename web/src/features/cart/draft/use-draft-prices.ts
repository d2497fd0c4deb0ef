import { skipToken, useQuery } from '@apollo/client/react';
import {
  type Adjustment_adjustmentFragment,
  type CartLine_lineFragment,
  type Cart_cartFragment,
  CheckoutPreviewDocument,
  type CheckoutPreviewQuery,
  type CheckoutPreviewQueryVariables,
  type CodeResult_codeFragment,
  type Totals_totalsFragment,
} from '../../../gql/graphql.ts';
import { isSameLine } from '../../../lib/chosen-options.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { type Destination, useDestination } from '../use-destination.ts';
import { isPriced } from '../shared/optimistic-cart.ts';
import { type DraftedLine, inputOf } from './cart-draft.ts';

/** Debounce in ms, so that ten clicks on plus request one price. */
const SETTLE_MS = 150;

/**
 * A line of the cart page. `isOutdated`: the total belongs to an earlier quantity, and the new one is
 * loading.
 */
export type PricedLine = DraftedLine<CartLine_lineFragment> & { isOutdated: boolean };

type Preview = NonNullable<CheckoutPreviewQuery['checkoutPreview']['preview']>;

/** The delivery options of a cart. */
export type Delivery = Pick<Preview, 'deliveryMethods' | 'deliveryMethod' | 'missingForFreeDelivery'>;

interface DraftPrices {
  lines: PricedLine[];
  totals: Totals_totalsFragment;
  requiresShipping: boolean;
  adjustments: readonly Adjustment_adjustmentFragment[];
  codes: readonly CodeResult_codeFragment[];
  /** Whether the totals belong to earlier quantities. */
  isOutdated: boolean;
  /** The delivery options; null if unknown or not requested. */
  delivery: Delivery | null;
  destination: Destination;
  /** Whether the server failed to price the quantities on screen. */
  isFailed: boolean;
}

/**
 * The amounts of a cart with unsaved edits. Only the server calculates them: until it responds, the page
 * shows the old amounts as outdated.
 */
export function useDraftPrices(
  cart: Cart_cartFragment,
  drafted: readonly DraftedLine<CartLine_lineFragment>[],
  isChanged: boolean,
): DraftPrices {
  const to = useDestination();
  const destination = to.address;
  const { fee, freeFrom } = useShop()?.delivery ?? { fee: 0, freeFrom: null };
  // The cart's own data suffices without edits, a destination or a free-delivery threshold.
  const isNeeded = isChanged || destination !== null || (fee > 0 && freeFrom != null);
  // The code of a promotion that was deleted meanwhile would count as a wrong guess on every request.
  const [existingCodes, gone] = [cart.codes.filter(isKnown), cart.codes.filter((result) => !isKnown(result))];
  const variablesJson = JSON.stringify({
    lines: inputOf(drafted),
    codes: existingCodes.map(({ code }) => code),
    destination,
  });
  const settled = useSettled(variablesJson, SETTLE_MS);
  const { data, previousData, loading } = useQuery(
    CheckoutPreviewDocument,
    isNeeded
      ? { variables: JSON.parse(settled) as CheckoutPreviewQueryVariables, fetchPolicy: 'no-cache' }
      : skipToken,
  );
  const latest = isNeeded ? (data ?? previousData)?.checkoutPreview.preview : null;
  const isAnswered = settled === variablesJson && !loading && data?.checkoutPreview.preview != null;
  const isCurrent = isChanged || destination !== null ? isAnswered : isPriced(cart);

  // With unsaved edits, also show the previous response, marked as outdated.
  const shown = isChanged || isAnswered ? latest : null;

  function priced(line: DraftedLine<CartLine_lineFragment>): PricedLine {
    const saved = cart.lines.find(({ id }) => id === line.id);
    if (saved?.quantity === line.quantity) return { ...line, isOutdated: !isPriced(cart) };
    const pricedLine = latest?.lines.find(
      (priced) => priced.product.id === line.product.id && isSameLine(priced, line),
    );
    return {
      ...line,
      total: pricedLine?.total ?? line.total,
      backorderedQuantity: pricedLine?.backorderedQuantity ?? line.backorderedQuantity,
      isOutdated: pricedLine?.quantity !== line.quantity,
    };
  }

  return {
    lines: drafted.map(priced),
    totals: shown?.totals ?? cart.totals,
    requiresShipping: shown?.requiresShipping ?? cart.requiresShipping,
    adjustments: shown?.adjustments ?? cart.adjustments,
    codes: shown ? [...shown.codes, ...gone] : cart.codes,
    delivery: isAnswered ? (latest ?? null) : null,
    destination: to,
    isOutdated: !isCurrent,
    isFailed: isChanged && settled === variablesJson && !loading && !isCurrent,
  };
}

function isKnown({ title }: CodeResult_codeFragment): boolean {
  return title != null;
}
