import type { ReturnState } from '../../../../gql/graphql.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { returnStateLabels } from './return-labels.ts';

const TONES = {
  REQUESTED: 'pending',
  APPROVED: 'pending',
  DECLINED: 'cancelled',
  RECEIVED: 'returned',
  REFUNDED: 'delivered',
  CANCELLED: 'neutral',
} as const;

/** A return's state, as text and color. */
export function ReturnStateBadge({ state }: { state: ReturnState }) {
  return <Badge tone={TONES[state]}>{returnStateLabels()[state]}</Badge>;
}
