import type { EmailSettings_settingsFragment as EmailSettings } from '../../../../gql/graphql.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

type EmailTemplate = EmailSettings['emails'][number];

/**
 * The form's values, by the names of the emails, as typed: the shop's own texts, too, so that they can be
 * edited.
 */
export type EmailValues = Record<string, string>;

export function valuesOf({ emails }: EmailSettings): EmailValues {
  return Object.fromEntries(
    emails.map(({ template, text, standardText }) => [template, text ?? standardText]),
  );
}

/** The texts to save: what the shop says by itself is no text of the merchant's. */
export function inputOf(values: EmailValues, { emails }: EmailSettings): Record<string, string | null> {
  return Object.fromEntries(emails.map((email) => [email.template, ownText(values, email)]));
}

/** The text of an email as the API takes it; null for the shop's own. */
export function ownText(values: EmailValues, { template, standardText }: EmailTemplate): string | null {
  const text = values[template]?.trim() ?? '';
  return text === '' || text === standardText ? null : text;
}

/** What two people can edit without overwriting each other; see `useConflicts`. */
export const emailGroups = ({ emails }: EmailSettings): FieldGroup<EmailValues>[] =>
  emails.map(({ template, label }) => ({ label, fields: [template] }));
