import { t } from '@lingui/core/macro';
import type { NewsletterSource, NewsletterState } from '../../../gql/graphql.ts';
import type { BadgeProps } from '../../../ui/feedback/badge.tsx';

export const stateLabels = (): Record<NewsletterState, string> => ({
  SUBSCRIBED: t`Subscribed`,
  PENDING: t`Not confirmed`,
  UNSUBSCRIBED: t`Unsubscribed`,
});

export const stateTones: Record<NewsletterState, NonNullable<BadgeProps['tone']>> = {
  SUBSCRIBED: 'delivered',
  PENDING: 'pending',
  UNSUBSCRIBED: 'neutral',
};

export const sourceLabels = (): Record<NewsletterSource, string> => ({
  FOOTER: t`The shop’s footer`,
  ACCOUNT: t`The account`,
  IMPORT: t`A list of customers`,
});

/** Parses the state in the URL; null for none or an unknown one. */
export function parseState(text: string | null): NewsletterState | null {
  const state = text?.toUpperCase() ?? '';
  return state in stateTones ? (state as NewsletterState) : null;
}
