import { t } from '@lingui/core/macro';
import type { WebhookEventType, Webhook_webhookFragment } from '../../../gql/graphql.ts';
import {
  choiceParts,
  type FieldGroup,
  fieldParts,
  joinChoices,
  joinFields,
} from '../ui/conflicts/field-parts.ts';
import type { EditPart } from '../ui/conflicts/merge-edits.ts';
import { eventGroups } from './webhook-labels.ts';

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

const fieldGroups = (): FieldGroup<WebhookValues>[] => [
  { label: t`URL`, fields: ['url'] },
  { label: t`Description`, fields: ['description'] },
  { label: t`Send messages`, fields: ['isEnabled'] },
];

const eventChoices = () =>
  eventGroups().flatMap(({ events }) => events.map(({ type, name }) => ({ id: type, label: name })));

/** What two people may edit apart: each field, and each event. */
export function webhookParts(values: WebhookValues): EditPart[] {
  return [...fieldParts(values, fieldGroups()), ...choiceParts(values.eventTypes, eventChoices())];
}

/** The values that have the given parts. */
export function joinWebhook(parts: ReadonlyMap<string, unknown>, like: WebhookValues): WebhookValues {
  return { ...joinFields(parts, like, fieldGroups()), eventTypes: joinChoices(parts, eventChoices()) };
}
