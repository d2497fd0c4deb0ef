import { type RefundLineInput, RefundPreviewDocument } from '../../../../gql/graphql.ts';
import { type RefundPrice, useRefundPrice } from '../../../orders/shared/returns/use-refund-price.ts';

/** What a refund of the lines would come to. */
export function useRefundPreview(orderId: string, lines: readonly RefundLineInput[]): RefundPrice {
  return useRefundPrice(
    RefundPreviewDocument,
    ({ refundPreview }) => refundPreview.preview?.amount,
    orderId,
    lines,
  );
}
