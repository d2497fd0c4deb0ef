import { useQuery } from '@apollo/client/react';
import { errorMessage, userErrorMessages } from '../../../../apollo/error-message.ts';
import {
  type OrderEditInput,
  OrderEditPreviewDocument,
  type OrderEditPreviewQuery,
} from '../../../../gql/graphql.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';

const SETTLE_MS = 250;

export type EditPreview = NonNullable<OrderEditPreviewQuery['orderEditPreview']['preview']>;

interface PricedEdit {
  /** The latest prices, which stay while new ones load; null if there are none. */
  preview: EditPreview | null;
  /** Whether the edit has changed since the preview. */
  isOutdated: boolean;
  /** Why there is no preview; null if there is one. */
  problem: string | null;
}

/** What the edit costs, requested shortly after it changes. Only the server computes prices. */
export function useEditPreview(input: OrderEditInput): PricedEdit {
  const inputJson = JSON.stringify(input);
  const settled = useSettled(inputJson, SETTLE_MS);
  const { data, previousData, loading, error } = useQuery(OrderEditPreviewDocument, {
    variables: { input: JSON.parse(settled) as OrderEditInput },
    fetchPolicy: 'network-only',
  });
  const payload = (data ?? previousData)?.orderEditPreview;
  const problem = error ? errorMessage(error) : userErrorMessages(payload).join(' ');
  return {
    preview: payload?.preview ?? null,
    isOutdated: loading || inputJson !== settled,
    problem: problem || null,
  };
}
