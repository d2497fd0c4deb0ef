import { defineRegistry } from '../../core/define-module.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { EmailDraft, Sender } from '../../email/email-content.ts';
import type { EmailTemplate } from '../../email/email-template.ts';

/** The shop's currency, the time of the sample, and the key for its links. */
export interface SampleTerms {
  currencyCode: string;
  now: Date;
  dependencies: Dependencies;
}

/** An email whose opening text merchants can edit. */
export interface CustomerEmail {
  template: EmailTemplate;
  /** The email to a fictional customer, from the same code as the real email. */
  sample(sender: Sender, terms: SampleTerms): EmailDraft;
}

/** The settings, their rules, the preview and the back office's form are derived from this registry. */
export const customerEmails = defineRegistry<CustomerEmail>('emails to customers');
