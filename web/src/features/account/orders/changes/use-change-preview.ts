import { useQuery } from '@apollo/client/react';
import { use } from 'react';
import { errorMessage, userErrorMessages } from '../../../../apollo/error-message.ts';
import {
  LinkedOrderChangePreviewDocument,
  type OrderChange_previewFragment,
  type OrderChangeInput,
  OrderChangePreviewDocument,
} from '../../../../gql/graphql.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { OrderLink } from '../guest/order-link.ts';

const SETTLE_MS = 250;

export type ChangePreview = NonNullable<OrderChange_previewFragment['preview']>;

interface PricedChange {
  /** The latest prices, which stay while new ones load; null if there are none. */
  preview: ChangePreview | null;
  /** Whether the change has changed since the preview. */
  isOutdated: boolean;
  /** Why the change can't be saved like this; null if it can. */
  problem: string | null;
}

/** What the order costs after the change. Only the server computes prices. */
export function useChangePreview({ orderId, lines }: OrderChangeInput): PricedChange {
  const token = use(OrderLink);
  const inputJson = JSON.stringify({ orderId, lines });
  const settled = useSettled(inputJson, SETTLE_MS);
  const { data, previousData, loading, error } = useQuery(
    token === null ? OrderChangePreviewDocument : LinkedOrderChangePreviewDocument,
    {
      variables: { token: token ?? '', input: JSON.parse(settled) as OrderChangeInput },
      fetchPolicy: 'network-only',
    },
  );
  const payload = (data ?? previousData)?.preview;
  const preview = payload?.preview ?? null;
  const rejected = error ? errorMessage(error) : userErrorMessages(payload).join(' ');
  const ofLines = preview?.lines.flatMap(({ problem }) => (problem ? [problem.message] : [])) ?? [];
  const problem = rejected || preview?.problem?.message || ofLines.join(' ');
  return { preview, isOutdated: loading || inputJson !== settled, problem: problem || null };
}
