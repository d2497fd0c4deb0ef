import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useSettled } from '../../../../lib/browser/use-settled.ts';

/** Debounce in ms, so that typing a two-digit quantity requests one price. */
const SETTLE_MS = 150;

/** Units of an order line. */
export interface PricedLine {
  orderLineId: string;
  quantity: number;
}

/** The refund for the selected lines. */
export interface RefundPrice {
  /** The amount for the lines, in minor units; null while unknown. */
  amount: number | null;
  /** Whether the server failed to price the lines. */
  isFailed: boolean;
}

interface PricingVariables {
  orderId: string;
  lines: PricedLine[];
}

/**
 * The refund for the lines, from the document's query. Only the server calculates it; without lines it is 0.
 */
export function useRefundPrice<Data>(
  document: TypedDocumentNode<Data, PricingVariables>,
  amountOf: (data: Data) => number | undefined,
  orderId: string,
  lines: readonly PricedLine[],
): RefundPrice {
  const linesJson = JSON.stringify(lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })));
  const settled = useSettled(linesJson, SETTLE_MS);
  const { data, loading } = useQuery<Data, PricingVariables>(
    document,
    settled === '[]'
      ? skipToken
      : { variables: { orderId, lines: JSON.parse(settled) as PricedLine[] }, fetchPolicy: 'no-cache' },
  );
  if (linesJson === '[]') return { amount: 0, isFailed: false };
  const isCurrent = settled === linesJson && !loading;
  const amount = isCurrent && data !== undefined ? (amountOf(data) ?? null) : null;
  return { amount, isFailed: isCurrent && amount === null };
}
