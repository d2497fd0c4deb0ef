import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useSettled } from '../../../../lib/browser/use-settled.ts';

/** Typing a quantity of two digits asks for one price. */
const SETTLE_MS = 150;

/** Units of an order line. */
export interface PricedLine {
  orderLineId: string;
  quantity: number;
}

/** What chosen lines come to. */
export interface RefundPrice {
  /** What the lines come to, in minor units; null while it is unknown. */
  amount: number | null;
  /** Whether the server could not price the lines. */
  isFailed: boolean;
}

interface PricingVariables {
  orderId: string;
  lines: PricedLine[];
}

/**
 * What a refund of the lines would come to, as the document's query says. Only the server adds up; no lines
 * come to nothing.
 */
export function useRefundPrice<Data>(
  document: TypedDocumentNode<Data, PricingVariables>,
  amountOf: (data: Data) => number | undefined,
  orderId: string,
  lines: readonly PricedLine[],
): RefundPrice {
  const wanted = JSON.stringify(lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })));
  const settled = useSettled(wanted, SETTLE_MS);
  const { data, loading } = useQuery<Data, PricingVariables>(
    document,
    settled === '[]'
      ? skipToken
      : { variables: { orderId, lines: JSON.parse(settled) as PricedLine[] }, fetchPolicy: 'no-cache' },
  );
  if (wanted === '[]') return { amount: 0, isFailed: false };
  const isCurrent = settled === wanted && !loading;
  const amount = isCurrent && data !== undefined ? (amountOf(data) ?? null) : null;
  return { amount, isFailed: isCurrent && amount === null };
}
