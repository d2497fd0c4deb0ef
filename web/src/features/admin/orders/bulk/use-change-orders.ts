import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  CancelOrdersDocument,
  DeliverOrdersDocument,
  ReceivePaymentsDocument,
} from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import type { BulkChange } from './bulk-change-rules.ts';
import { changeTexts } from './change-texts.ts';

/** Error messages by order id. */
export type Failures = ReadonlyMap<string, string>;

/** Applies a change to several orders, each of which may fail. */
export function useChangeOrders(change: BulkChange) {
  const [failures, setFailures] = useState<Failures>(new Map());
  const failure = changeTexts(change, 0).failure;
  const [deliver, isDelivering] = useAction(DeliverOrdersDocument, {
    result: (payload) => payload.results,
    failure,
  });
  const [cancel, isCancelling] = useAction(CancelOrdersDocument, {
    result: (payload) => payload.results,
    failure,
  });
  const [receive, isReceiving] = useAction(ReceivePaymentsDocument, {
    result: (payload) => payload.results,
    failure,
  });
  const run = { DELIVER: deliver, CANCEL: cancel, RECEIVE_PAYMENT: receive }[change];

  /** Resolves to whether all orders were changed; null if the result is unknown. */
  async function changeAll(ids: string[]): Promise<boolean | null> {
    const results = await run({ ids });
    if (!results) return null;
    const failed = results.filter(({ order }) => !order);
    const numbers = results.flatMap(({ order }) => (order ? [`#${order.number}`] : []));
    if (numbers.length > 0)
      showToast({
        tone: 'success',
        title: changeTexts(change, numbers.length).done,
        details: [numbers.join(', ')],
      });
    setFailures(
      new Map(
        failed.map(({ orderId, userErrors }) => [
          orderId,
          userErrors.map(({ message }) => message).join(' '),
        ]),
      ),
    );
    return failed.length === 0;
  }

  return { changeAll, isChanging: isDelivering || isCancelling || isReceiving, failures };
}
