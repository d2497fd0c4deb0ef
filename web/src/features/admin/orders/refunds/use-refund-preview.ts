import { skipToken, useQuery } from '@apollo/client/react';
import { type RefundLineInput, RefundPreviewDocument } from '../../../../gql/admin/graphql.ts';
import { useSettled } from '../../../../lib/use-settled.ts';

/** Typing a quantity of two digits asks for one price. */
const SETTLE_MS = 150;

/** What chosen lines come to. */
export interface RefundPrice {
  /** What the lines come to, in minor units; null while it is unknown. */
  amount: number | null;
  /** Whether the server could not price the lines. */
  isFailed: boolean;
}

/** What a refund of the lines would come to. Only the server adds up; no lines come to nothing. */
export function useRefundPreview(orderId: string, lines: readonly RefundLineInput[]): RefundPrice {
  const wanted = JSON.stringify(lines);
  const settled = useSettled(wanted, SETTLE_MS);
  const { data, loading } = useQuery(
    RefundPreviewDocument,
    settled === '[]'
      ? skipToken
      : { variables: { orderId, lines: JSON.parse(settled) as RefundLineInput[] }, fetchPolicy: 'no-cache' },
  );
  if (wanted === '[]') return { amount: 0, isFailed: false };
  const isCurrent = settled === wanted && !loading;
  const amount = isCurrent ? (data?.refundPreview.preview?.amount ?? null) : null;
  return { amount, isFailed: isCurrent && amount === null };
}
