import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  DraftOrderPreviewDocument,
  type DraftOrderPreviewQuery,
  type DraftOrderPreviewQueryVariables,
} from '../../../../gql/graphql.ts';
import { errorMessage, userErrorMessages } from '../../../../apollo/error-message.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { type DraftValues, lineInputs, priceInputs } from './draft-values.ts';

const SETTLE_MS = 250;
/** Every number that looks complete is checked by the European Commission, and staff have few checks. */
const VAT_NUMBER_SETTLE_MS = 1000;

type Preview = NonNullable<DraftOrderPreviewQuery['draftOrderPreview']['preview']>;

/** The prices of a draft's lines. */
export interface DraftPreview {
  /** The latest prices, which stay while new ones load; null if there are none. */
  preview: Preview | null;
  /** Whether the lines have changed since the preview. */
  isOutdated: boolean;
  /** Why there is no preview; null if there is one. */
  problem: string | null;
  /** Whether anything is delivered, as far as is known. */
  isDelivered: boolean;
}

type Place = Pick<DraftValues, 'countryCode' | 'region'>;

/** The values that prices depend on. */
interface PricedValues extends Pick<
  DraftValues,
  'lines' | 'discount' | 'discountReason' | 'deliveryMethodId' | 'vatNumber'
> {
  billing: Place;
  /** The place of another delivery address; null if there is none. */
  elsewhere: Place | null;
}

/** The server's prices for the form's lines, requested shortly after they change. */
export function useDraftPreview(values: PricedValues, currency: string): DraftPreview {
  const [isDelivered, setDelivered] = useState(true);
  const { lines, billing, elsewhere, deliveryMethodId } = values;
  const isDeliveryAddress = isDelivered && elsewhere !== null;
  const { countryCode, region } = isDeliveryAddress ? elsewhere : billing;
  const variables: DraftOrderPreviewQueryVariables = {
    lines: lineInputs(lines),
    ...priceInputs(values, currency),
    destination: { countryCode: countryCode || null, region, isDeliveryAddress },
    deliveryMethodId: deliveryMethodId || null,
    vatNumber: values.vatNumber.trim() || null,
  };
  const variablesJson = JSON.stringify(variables);
  const settled = useSettled(variablesJson, variables.vatNumber === null ? SETTLE_MS : VAT_NUMBER_SETTLE_MS);
  const { data, previousData, loading, error } = useQuery(DraftOrderPreviewDocument, {
    variables: JSON.parse(settled) as DraftOrderPreviewQueryVariables,
    fetchPolicy: 'network-only',
  });
  const payload = (data ?? previousData)?.draftOrderPreview;
  // A delivery address, which decides on the next preview, counts only if this one delivers anything.
  const requiresShipping = payload?.preview?.requiresShipping ?? isDelivered;
  if (requiresShipping !== isDelivered) setDelivered(requiresShipping);
  const problem = error ? errorMessage(error) : userErrorMessages(payload).join(' ');
  return {
    preview: payload?.preview ?? null,
    isOutdated: loading || variablesJson !== settled,
    problem: problem || null,
    isDelivered,
  };
}
