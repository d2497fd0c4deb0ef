import type { EmailSettings_settingsFragment as EmailSettings } from '../../../../gql/graphql.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

type EmailTemplate = EmailSettings['emails'][number];

/**
 * The form's values, by email name, as typed. They include the default texts, so that users can edit them.
 */
export type EmailValues = Record<string, string>;

export function valuesOf({ emails }: EmailSettings): EmailValues {
  return Object.fromEntries(
    emails.map(({ template, text, standardText }) => [template, text ?? standardText]),
  );
}

/** The API's input, without unchanged default texts. */
export function inputOf(values: EmailValues, { emails }: EmailSettings): Record<string, string | null> {
  return Object.fromEntries(emails.map((email) => [email.template, ownText(values, email)]));
}

/** The API's text of an email; null for the default. */
export function ownText(values: EmailValues, { template, standardText }: EmailTemplate): string | null {
  const text = values[template]?.trim() ?? '';
  return text === '' || text === standardText ? null : text;
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const emailGroups = ({ emails }: EmailSettings): FieldGroup<EmailValues>[] =>
  emails.map(({ template, label }) => ({ label, fields: [template] }));
