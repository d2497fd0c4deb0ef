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
import type { EventType } from './webhook-labels.ts';

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

/** How a webhook's edits are merged: two people can edit each field and each event independently. */
export function mergeRules(eventTypes: readonly EventType[]) {
  const choices = eventTypes.map(({ type, name }) => ({ id: type, label: name }));
  return {
    parts: (values: WebhookValues): EditPart[] => [
      ...fieldParts(values, fieldGroups()),
      ...choiceParts(values.eventTypes, choices),
    ],
    join: (parts: ReadonlyMap<string, unknown>, like: WebhookValues): WebhookValues => ({
      ...joinFields(parts, like, fieldGroups()),
      eventTypes: joinChoices(parts, choices),
    }),
  };
}
