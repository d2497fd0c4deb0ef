import { useQuery } from '@apollo/client/react';
import {
  DraftOrderPreviewDocument,
  type DraftOrderPreviewQuery,
  type DraftOrderPreviewQueryVariables,
} from '../../../../gql/graphql.ts';
import { errorMessage, userErrorMessages } from '../../../../apollo/error-message.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { type DraftValues, lineInputs } from './draft-values.ts';

const SETTLE_MS = 250;

type Preview = NonNullable<DraftOrderPreviewQuery['draftOrderPreview']['preview']>;

/** The prices of a draft's lines. */
export interface DraftPreview {
  /** The latest prices, which stay while new ones load; null if there are none. */
  preview: Preview | null;
  /** Whether the lines have changed since the preview. */
  isOutdated: boolean;
  /** Why there is no preview; null if there is one. */
  problem: string | null;
}

/** The values that prices depend on. */
type PricedValues = Pick<DraftValues, 'lines' | 'countryCode' | 'region' | 'deliveryMethodId'>;

/** The server's prices for the form's lines, requested shortly after they change. */
export function useDraftPreview(values: PricedValues): DraftPreview {
  const { lines, countryCode, region, deliveryMethodId } = values;
  const variables: DraftOrderPreviewQueryVariables = {
    lines: lineInputs(lines),
    destination: { countryCode: countryCode || null, region },
    deliveryMethodId: deliveryMethodId || null,
  };
  const variablesJson = JSON.stringify(variables);
  const settled = useSettled(variablesJson, SETTLE_MS);
  const { data, previousData, loading, error } = useQuery(DraftOrderPreviewDocument, {
    variables: JSON.parse(settled) as DraftOrderPreviewQueryVariables,
    fetchPolicy: 'network-only',
  });
  const payload = (data ?? previousData)?.draftOrderPreview;
  const problem = error ? errorMessage(error) : userErrorMessages(payload).join(' ');
  return {
    preview: payload?.preview ?? null,
    isOutdated: loading || variablesJson !== settled,
    problem: problem || null,
  };
}
