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

export interface WebhookValues {
  url: string;
  description: string;
  eventTypes: WebhookEventType[];
  isEnabled: boolean;
}

/** The form's values for a webhook; default values for a new one. */
export function valuesOf(webhook: Webhook_webhookFragment | null): WebhookValues {
  return {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    eventTypes: [...(webhook?.eventTypes ?? [])],
    isEnabled: webhook?.isEnabled ?? true,
  };
}

/** The shape of a stored draft. The list in the form itself may be empty. */
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

/** The parts that two people can edit independently: each field and each event. */
export function webhookParts(values: WebhookValues): EditPart[] {
  return [...fieldParts(values, fieldGroups()), ...choiceParts(values.eventTypes, eventChoices())];
}

/** Joins the parts back into the form's values. */
export function joinWebhook(parts: ReadonlyMap<string, unknown>, like: WebhookValues): WebhookValues {
  return { ...joinFields(parts, like, fieldGroups()), eventTypes: joinChoices(parts, eventChoices()) };
}
