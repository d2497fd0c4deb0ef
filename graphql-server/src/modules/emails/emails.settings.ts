import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { userError } from '../../errors.ts';
import { message, type MessageKey } from '../../shared/messages/message.ts';
import { line, requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Where emails are sent. The names are also those of `EnvironmentSettings`, which lock them. */
export interface EmailServerSettings {
  /** null: no mail server. */
  smtpHost: string | null;
  smtpPort: number;
  /** TLS from the start, TLS once connected, or none. */
  smtpEncryption: 'TLS' | 'STARTTLS' | 'NONE';
  /** null: no login. */
  smtpUser: string | null;
  /** Sealed (`sealed-text.ts`). */
  smtpPassword: string | null;
  emailFrom: string | null;
}

/** Ports on which servers take mail: others could be services of another kind. */
const PORTS = new Set([25, 465, 587, 2525]);

/** A name, not an IP: its last part is no number. */
const HOST_NAME =
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;

const schema = z.object({
  smtpHost: line('label.smtpHost', 253)
    .toLowerCase()
    .refine((text) => text === '' || HOST_NAME.test(text), brokenRule('emailServer.host'))
    .transform((text) => text || null)
    .nullable(),
  smtpPort: z.int().refine((port) => PORTS.has(port), brokenRule('emailServer.port')),
  smtpEncryption: z.enum(['TLS', 'STARTTLS', 'NONE']),
  smtpUser: line('label.smtpUser', 320)
    .transform((text) => text || null)
    .nullable(),
  smtpPassword: requiredLine('label.password', 500),
  emailFrom: line('label.email', 254)
    .refine((text) => text === '' || z.email().safeParse(text).success, brokenRule('email.invalid'))
    .transform((text) => text || null)
    .nullable(),
});

export const emailsSettings = {
  emailServer: settingsSection({
    contract: 'EmailServer',
    schema,
    defaults: (isDemo): EmailServerSettings => ({
      smtpHost: null,
      smtpPort: 587,
      smtpEncryption: 'STARTTLS',
      smtpUser: null,
      smtpPassword: null,
      emailFrom: isDemo ? 'shop@demo.example' : null,
    }),
    variables: {
      smtpHost: 'SMTP_URL',
      smtpPort: 'SMTP_URL',
      smtpEncryption: 'SMTP_URL',
      smtpUser: 'SMTP_URL',
      smtpPassword: 'SMTP_URL',
      emailFrom: 'MAIL_FROM',
    },
    secrets: ['smtpPassword'],
    check: assertUsable,
    toStored: (change, _stored, before) => {
      const { smtpHost, smtpUser } = { ...before, ...change };
      return smtpHost === null || smtpUser === null ? { ...change, smtpPassword: null } : change;
    },
    hasOwnUpdate: true,
  }),
};

/**
 * A server needs a sender, and a user a password and encryption. The stored password goes only where it was
 * entered for: otherwise who may change settings could have it sent to a server of their own.
 * @throws UserError REQUIRED, INVALID_VALUE
 */
function assertUsable(change: Partial<EmailServerSettings>, before: EmailServerSettings): void {
  const after = { ...before, ...change };
  const fail = (code: 'REQUIRED' | 'INVALID_VALUE', key: MessageKey, field: keyof EmailServerSettings) =>
    userError(code, message(key), ['input', field]);
  if (after.smtpHost === null) return;
  if (after.emailFrom === null) throw fail('REQUIRED', 'emailServer.noSender', 'emailFrom');
  if (after.smtpUser === null) return;
  if (after.smtpEncryption === 'NONE')
    throw fail('INVALID_VALUE', 'emailServer.notEncrypted', 'smtpEncryption');
  const isElsewhere = (['smtpHost', 'smtpPort', 'smtpEncryption'] as const).some(
    (field) => after[field] !== before[field],
  );
  if (change.smtpPassword === undefined && (isElsewhere || before.smtpPassword === null))
    throw fail('REQUIRED', 'emailServer.noPassword', 'smtpPassword');
}
