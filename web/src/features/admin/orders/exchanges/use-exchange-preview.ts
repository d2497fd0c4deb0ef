import { useQuery } from '@apollo/client/react';
import { errorMessage, userErrorMessages } from '../../../../apollo/error-message.ts';
import {
  type OrderExchangeInput,
  OrderExchangePreviewDocument,
  type OrderExchangePreviewQuery,
} from '../../../../gql/graphql.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { isComplete } from './exchange-values.ts';

const SETTLE_MS = 250;

export type ExchangePreview = NonNullable<OrderExchangePreviewQuery['orderExchangePreview']['preview']>;

interface PricedExchange {
  /** The latest prices, which stay while new ones load; null if there are none. */
  preview: ExchangePreview | null;
  /** Whether the exchange has changed since the preview. */
  isOutdated: boolean;
  /** Why there is no preview; null if there is one. */
  problem: string | null;
}

/** What the exchange costs, requested shortly after it changes. Only the server computes prices. */
export function useExchangePreview(input: OrderExchangeInput): PricedExchange {
  const inputJson = JSON.stringify(input);
  const settled = useSettled(inputJson, SETTLE_MS);
  const variables = { input: JSON.parse(settled) as OrderExchangeInput };
  const { data, previousData, loading, error } = useQuery(OrderExchangePreviewDocument, {
    variables,
    skip: !isComplete(variables.input),
    fetchPolicy: 'network-only',
  });
  if (!isComplete(input)) return { preview: null, isOutdated: false, problem: null };
  const payload = (data ?? previousData)?.orderExchangePreview;
  const problem = error ? errorMessage(error) : userErrorMessages(payload).join(' ');
  return {
    preview: payload?.preview ?? null,
    isOutdated: loading || inputJson !== settled,
    problem: problem || null,
  };
}
