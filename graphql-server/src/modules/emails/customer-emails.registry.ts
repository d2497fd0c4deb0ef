import { defineRegistry } from '../../core/define-module.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { EmailDraft, Sender } from '../../email/email-content.ts';
import type { EmailTemplate } from '../../email/email-template.ts';

/** The shop's currency, the time a sample is written at, and what its links are made with. */
export interface SampleTerms {
  currencyCode: string;
  now: Date;
  dependencies: Dependencies;
}

/** An email that merchants may open in their words. */
export interface CustomerEmail {
  template: EmailTemplate;
  /** The email as a customer who does not exist would get it, from the same code as the real one. */
  sample(sender: Sender, terms: SampleTerms): EmailDraft;
}

/** The settings, their rules, the preview and the back office's form follow from it. */
export const customerEmails = defineRegistry<CustomerEmail>('emails to customers');
