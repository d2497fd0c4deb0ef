import type { BankAccount } from '../shared/money/bank-account.ts';
import { formatValue, type Locale } from '../shared/messages/locale.ts';
import type { MessageValue } from '../shared/messages/message.ts';
import type { EmailOpenings } from './email-template.ts';

/** A label and its value, for example the total. */
export interface DetailRow<Text = MessageValue> {
  label: Text;
  value: Text;
  /** What the value links to. */
  url?: string;
}

export interface EmailItem<Text = MessageValue> {
  title: string;
  /** Color, size, quantity and unit price as text. */
  details: Text;
  /** What was filled in for it. */
  fields?: readonly DetailRow<Text>[];
  total: Text;
  /** The full URL of its picture; null or omitted: none. */
  pictureUrl?: string | null;
}

/** A part of an email. Line breaks in texts are preserved; `quote` is text by another author. */
export type EmailBlock<Text = MessageValue> =
  | { type: 'text'; text: Text }
  | { type: 'quote'; text: string }
  | { type: 'details'; rows: readonly DetailRow<Text>[] }
  | { type: 'items'; lines: readonly EmailItem<Text>[]; totals: readonly DetailRow<Text>[] }
  | { type: 'button'; label: Text; url: string }
  /** A link in small print, after its explanation. */
  | { type: 'link'; text: Text; label: Text; url: string };

/** An email as a module writes it, before its texts are formatted in the recipient's language. */
export interface EmailDraft<Text = MessageValue> {
  subject: Text;
  title: Text;
  blocks: readonly EmailBlock<Text>[];
  /** The storefront's home page; omitted: the shop's own. */
  homeUrl?: string;
}

/**
 * An email's content before it is rendered as HTML or plain text. All strings are plain text and get escaped.
 */
export interface EmailContent extends EmailDraft<string> {
  /** The BCP 47 tag of its language. */
  language: string;
}

/** The shop as sender. */
export interface Sender {
  shopName: string;
  emailAddress: string;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: string;
  /** The account for bank transfers; null: customers have to ask for it. */
  bankAccount: BankAccount | null;
  /** Merchants' opening texts for emails to customers. */
  openings: EmailOpenings;
  /** The home page URL of a storefront. */
  home: (storefrontId: string | null) => string;
}

/** Formats an email in a language. */
export function formatEmail({ subject, title, blocks, homeUrl }: EmailDraft, locale: Locale): EmailContent {
  const format = (value: MessageValue) => formatValue(locale, value);
  const formatRow = ({ label, value, ...rest }: DetailRow) => ({
    ...rest,
    label: format(label),
    value: format(value),
  });
  const formatBlock = (block: EmailBlock): EmailBlock<string> => {
    switch (block.type) {
      case 'quote':
        return block;
      case 'text':
        return { ...block, text: format(block.text) };
      case 'details':
        return { ...block, rows: block.rows.map(formatRow) };
      case 'items': {
        const lines = block.lines.map((line) => ({
          ...line,
          details: format(line.details),
          fields: line.fields?.map(formatRow) ?? [],
          total: format(line.total),
        }));
        return { ...block, lines, totals: block.totals.map(formatRow) };
      }
      case 'button':
        return { ...block, label: format(block.label) };
      case 'link':
        return { ...block, text: format(block.text), label: format(block.label) };
    }
  };
  return {
    language: locale.tag,
    subject: format(subject),
    title: format(title),
    blocks: blocks.map(formatBlock),
    ...(homeUrl !== undefined && { homeUrl }),
  };
}
