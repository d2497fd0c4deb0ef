import { type Message, message } from '../../../shared/messages/message.ts';
import { webLinks } from '../../../shared/web-links.ts';
import type { LegalSettings } from '../own-sections.ts';

/** The legal pages, and the setting that holds the text of each. */
export const legalTexts = { TERMS: 'terms', PRIVACY: 'privacy', RETURNS: 'returns' } as const;

export type LegalPageKind = keyof typeof legalTexts;

/** The paths of the legal pages. */
export const legalLinks: Readonly<Record<LegalPageKind, () => string>> = {
  TERMS: webLinks.terms,
  PRIVACY: webLinks.privacy,
  RETURNS: webLinks.returns,
};

/** The titles of the legal pages. */
export const legalTitles: Readonly<Record<LegalPageKind, Message>> = {
  TERMS: message('page.terms'),
  PRIVACY: message('page.privacy'),
  RETURNS: message('page.returns'),
};

/** The legal pages that the shop has. */
export function writtenLegalPages(legal: LegalSettings): LegalPageKind[] {
  return (['TERMS', 'PRIVACY', 'RETURNS'] as const).filter((kind) => legal[legalTexts[kind]] !== '');
}

/** Whether customers must accept the terms to place or pay an order. */
export function asksForTerms({ requiresTermsAcceptance, terms }: LegalSettings): boolean {
  return requiresTermsAcceptance && terms !== '';
}
