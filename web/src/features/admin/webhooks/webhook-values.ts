import type { Webhook_webhookFragment, WebhookEventType } from '../../../gql/admin/graphql.ts';

/** The values of a webhook's form. */
export interface WebhookValues {
  url: string;
  description: string;
  eventTypes: WebhookEventType[];
  isEnabled: boolean;
}

/** The form's values for a webhook; for a new one without. */
export function valuesOf(webhook: Webhook_webhookFragment | null): WebhookValues {
  return {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    eventTypes: [...(webhook?.eventTypes ?? [])],
    isEnabled: webhook?.isEnabled ?? true,
  };
}

/** The shape of a stored draft, whose list may be empty in the form itself. */
export function exampleOf(values: WebhookValues): WebhookValues {
  return { ...values, eventTypes: ['ORDER_PLACED'] };
}
