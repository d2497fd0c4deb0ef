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
      const known = template.placeholders.map((name) => `{${name}}`).join(', ');
      if (placeholder !== null)
        context.addIssue(brokenRule('emailText.unknownPlaceholder', { placeholder, known }));
    })
    .transform((text) => text || null)
    .nullable();

/** The opening text of an email that is not saved yet. */
export const emailPreviewSchema = (template: EmailTemplate) => z.object({ text: emailText(template) });

/** A change of opening texts: in a list, or by the names of the emails, as older clients send them. */
export function emailSettingsSchema(templates: readonly EmailTemplate[]) {
  const [first, ...others] = templates.map((template) =>
    z.object({
      template: z.literal(contractName(template)),
      text: emailText(template).optional(),
    }),
  );
  if (!first) throw new Error('No module declares an email');
  const email = z.discriminatedUnion('template', [first, ...others], brokenRule('emailTemplate.unknown'));
  const fields = templates.map((template) => [template.name, emailText(template).optional()] as const);
  // The type can't say which fields there are: modules declare them.
  const change = z.object({ ...(Object.fromEntries(fields) as object), emails: z.array(email).nullish() });
  return change.transform(({ emails, ...byName }) => {
    const texts = new Map(emails?.map(({ template, text }) => [template, text ?? null] as const));
    const listed = templates.filter((template) => texts.has(contractName(template)));
    const byList = listed.map(
      (template) => [template.name, texts.get(contractName(template)) ?? null] as const,
    );
    return { ...byName, ...Object.fromEntries(byList) };
  });
}
