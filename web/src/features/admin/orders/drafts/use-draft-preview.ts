import { useQuery } from '@apollo/client/react';
import { DraftOrderPreviewDocument, type DraftOrderPreviewQuery } from '../../../../gql/admin/graphql.ts';
import { errorMessage, userErrorMessages } from '../../../../apollo/error-message.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { type DraftLineValue, lineInputs } from './draft-values.ts';

const SETTLE_MS = 250;

type Preview = NonNullable<DraftOrderPreviewQuery['draftOrderPreview']['preview']>;

/** The prices of a draft's lines. */
export interface DraftPreview {
  /** What the lines cost, as far as it is known; that of the lines before while it is asked for. */
  preview: Preview | null;
  /** Whether the lines have changed since. */
  isOutdated: boolean;
  /** Why it is not known; null when it is. */
  problem: string | null;
}

/** What the server says that the lines of the form cost, a moment after they have changed. */
export function useDraftPreview(lines: readonly DraftLineValue[]): DraftPreview {
  const wanted = JSON.stringify(lineInputs(lines));
  const settled = useSettled(wanted, SETTLE_MS);
  const { data, previousData, loading, error } = useQuery(DraftOrderPreviewDocument, {
    variables: { lines: JSON.parse(settled) as ReturnType<typeof lineInputs> },
    fetchPolicy: 'network-only',
  });
  const payload = (data ?? previousData)?.draftOrderPreview;
  const problem = error ? errorMessage(error) : userErrorMessages(payload).join(' ');
  return {
    preview: payload?.preview ?? null,
    isOutdated: loading || wanted !== settled,
    problem: problem || null,
  };
}
