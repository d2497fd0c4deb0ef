import { type RefundLineInput, RefundPreviewDocument } from '../../../../gql/graphql.ts';
import { type RefundPrice, useRefundPrice } from '../../../orders/shared/returns/use-refund-price.ts';

/** The amount that a refund of the lines would be. */
export function useRefundPreview(orderId: string, lines: readonly RefundLineInput[]): RefundPrice {
  return useRefundPrice(
    RefundPreviewDocument,
    ({ refundPreview }) => refundPreview.preview?.amount,
    orderId,
    lines,
  );
}
