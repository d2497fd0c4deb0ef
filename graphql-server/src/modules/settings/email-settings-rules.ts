import { z } from 'zod';
import { contractName, type EmailTemplate, unknownPlaceholder } from '../../email/email-template.ts';
import { message } from '../../shared/messages/message.ts';
import { storableText } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

const MAX_LENGTH = 2000;

/** The opening text of an email; an empty one is none. */
const emailText = (template: EmailTemplate) =>
  storableText
    .trim()
    .max(MAX_LENGTH, brokenRule('text.tooLong', { what: message('label.emailText'), max: MAX_LENGTH }))
    .superRefine((text, context) => {
      const placeholder = unknownPlaceholder(template, text);
      const placeholders = template.placeholders.map((name) => `{${name}}`).join(', ');
      if (placeholder !== null)
        context.addIssue(brokenRule('emailText.unknownPlaceholder', { placeholder, known: placeholders }));
    })
    .transform((text) => text || null)
    .nullable();

/** The opening text of an email that is not saved yet. */
export const emailPreviewSchema = (template: EmailTemplate) => z.object({ text: emailText(template) });

/** A change of some opening texts. Returns them by the names that the emails have in the settings. */
export function emailSettingsSchema(templates: readonly EmailTemplate[]) {
  const [first, ...others] = templates.map((template) =>
    z
      .object({
        template: z.literal(contractName(template)),
        text: emailText(template).optional(),
      })
      .transform(({ text = null }) => [template.name, text] as const),
  );
  if (!first) throw new Error('No module declares an email');
  const email = z.discriminatedUnion('template', [first, ...others], brokenRule('emailTemplate.unknown'));
  const change = z.object({ emails: z.array(email).nullish() });
  return change.transform(({ emails }) => Object.fromEntries(emails ?? []));
}
