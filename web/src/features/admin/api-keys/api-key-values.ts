import { t } from '@lingui/core/macro';
import type { ApiKeyInput, ApiKey_apiKeyFragment, Permission } from '../../../gql/graphql.ts';
import { dateFormat } from '../../../lib/time/date.ts';
import { joinRole, roleParts } from '../staff/roles/role-values.ts';
import { type FieldGroup, fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import type { EditPart } from '../ui/conflicts/merge-edits.ts';

/** When a key ends: never, in so many days, on a date, or as before. */
export type Expiry = 'keep' | 'never' | '30' | '90' | '365' | 'date';

/** The values of a key's form. */
export interface ApiKeyValues {
  name: string;
  permissions: Permission[];
  /** Of the storefront whose server uses it; empty: none. */
  storefrontId: string;
  expiry: Expiry;
  /** The last day, in the browser's time zone, for a date. */
  lastDay: string;
}

/** What only people may do: no key is offered it. */
export const permissionsOfPeople: readonly Permission[] = ['STAFF_WRITE', 'INTEGRATIONS_WRITE'];

/** The form's values for a key; for a new one a year, so that none that is forgotten works for ever. */
export function valuesOf(key: ApiKey_apiKeyFragment | null): ApiKeyValues {
  return {
    name: key?.name ?? '',
    permissions: [...(key?.permissions ?? [])],
    storefrontId: key?.storefrontId ?? '',
    expiry: key ? 'keep' : '365',
    lastDay: '',
  };
}

/** The shape of a stored draft, whose list may be empty in the form itself. */
export function exampleOf(values: ApiKeyValues): ApiKeyValues {
  return { ...values, permissions: ['PRODUCTS_READ'] };
}

/** What a key's form sends. */
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

/** What a last day has to be. */
export function lastDayRule(day: string): true | string {
  if (day === '') return t`Please choose a date`;
  return endOfDay(day) > new Date() || t`Please choose today or a later date`;
}

/** When a key ends, to choose from; of a key that there is already, first what holds now. */
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

/** What two people may edit apart: the name, each permission, the expiry, and the storefront. */
export function apiKeyParts(values: ApiKeyValues): EditPart[] {
  return [...roleParts(values), ...fieldParts(values, otherGroups())];
}

/** The values that have the given parts. */
export function joinApiKey(parts: ReadonlyMap<string, unknown>, like: ApiKeyValues): ApiKeyValues {
  return { ...joinFields(parts, like, otherGroups()), ...joinRole(parts, like) };
}
