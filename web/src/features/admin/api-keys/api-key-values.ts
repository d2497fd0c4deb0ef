import { t } from '@lingui/core/macro';
import type { ApiKeyInput, ApiKey_apiKeyFragment, Permission } from '../../../gql/graphql.ts';
import { dateFormat } from '../../../lib/time/date.ts';
import { joinRole, roleParts } from '../staff/roles/role-values.ts';
import { type FieldGroup, fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import type { EditPart } from '../ui/conflicts/merge-edits.ts';

/** When a key expires: never, after a number of days, on a date, or unchanged. */
export type Expiry = 'keep' | 'never' | '30' | '90' | '365' | 'date';

export interface ApiKeyValues {
  name: string;
  permissions: Permission[];
  /** The storefront whose server uses the key; empty for none. */
  storefrontId: string;
  expiry: Expiry;
  /** The last valid day, in the browser's time zone, if the expiry is a date. */
  lastDay: string;
}

/** Permissions that only people can have; keys can't. */
export const permissionsOfPeople: readonly Permission[] = ['STAFF_WRITE', 'INTEGRATIONS_WRITE'];

/**
 * The form's values for a key. A new key expires after a year by default, so that a forgotten key does not
 * work forever.
 */
export function valuesOf(key: ApiKey_apiKeyFragment | null): ApiKeyValues {
  return {
    name: key?.name ?? '',
    permissions: [...(key?.permissions ?? [])],
    storefrontId: key?.storefrontId ?? '',
    expiry: key ? 'keep' : '365',
    lastDay: '',
  };
}

/** The shape of a stored draft. The list in the form itself may be empty. */
export function exampleOf(values: ApiKeyValues): ApiKeyValues {
  return { ...values, permissions: ['PRODUCTS_READ'] };
}

/** The API input of the form's values. */
export function inputOf(values: ApiKeyValues, now: Date): ApiKeyInput {
  const { name, permissions, storefrontId, expiry, lastDay } = values;
  const input = { name, permissions, storefrontId: storefrontId || null };
  return { ...input, ...(expiry !== 'keep' && { expiresAt: endOf(expiry, lastDay, now) }) };
}

function endOf(expiry: Exclude<Expiry, 'keep'>, lastDay: string, now: Date): string | null {
  switch (expiry) {
    case 'never':
      return null;
    case 'date':
      return endOfDay(lastDay).toISOString();
    default: {
      const end = new Date(now);
      end.setDate(end.getDate() + Number(expiry));
      return end.toISOString();
    }
  }
}

const endOfDay = (day: string) => new Date(`${day}T23:59:59`);

/** Validates the last day. */
export function lastDayRule(day: string): true | string {
  if (day === '') return t`Please choose a date`;
  return endOfDay(day) > new Date() || t`Please choose today or a later date`;
}

/** The choices of expiry; for an existing key, its current expiry comes first. */
export function expiryChoices(key: ApiKey_apiKeyFragment | null): { value: Expiry; label: string }[] {
  return [
    ...(key ? [{ value: 'keep' as const, label: currentExpiry(key) }] : []),
    { value: '30', label: t`In 30 days` },
    { value: '90', label: t`In 90 days` },
    { value: '365', label: t`In a year` },
    { value: 'date', label: t`On a date` },
    ...(key && !key.expiresAt ? [] : [{ value: 'never' as const, label: t`Never` }]),
  ];
}

function currentExpiry({ expiresAt }: ApiKey_apiKeyFragment): string {
  if (!expiresAt) return t`Never (no change)`;
  const date = dateFormat({ dateStyle: 'medium' }).format(new Date(expiresAt));
  return t`${date} (no change)`;
}

const otherGroups = (): FieldGroup<ApiKeyValues>[] => [
  { label: t`Expires`, fields: ['expiry', 'lastDay'] },
  { label: t`Storefront`, fields: ['storefrontId'] },
];

/**
 * The parts that two people can edit independently: the name, each permission, the expiry and the storefront.
 */
export function apiKeyParts(values: ApiKeyValues): EditPart[] {
  return [...roleParts(values), ...fieldParts(values, otherGroups())];
}

/** Joins the parts back into the form's values. */
export function joinApiKey(parts: ReadonlyMap<string, unknown>, like: ApiKeyValues): ApiKeyValues {
  return { ...joinFields(parts, like, otherGroups()), ...joinRole(parts, like) };
}
