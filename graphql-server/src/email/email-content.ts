import type { BankAccount } from '../config.ts';
import { formatValue, type Locale } from '../shared/messages/locale.ts';
import type { MessageValue } from '../shared/messages/message.ts';

/** A label and its value, for example the total. */
export interface DetailRow<Text = MessageValue> {
  label: Text;
  value: Text;
}

/** An item of an order, as shown in an email. */
export interface EmailItem<Text = MessageValue> {
  title: string;
  /** Colour, size, quantity and unit price as text. */
  details: Text;
  total: Text;
}

/** A part of an email. Line breaks within texts are kept; `quote` is text by another author. */
export type EmailBlock<Text = MessageValue> =
  | { type: 'text'; text: Text }
  | { type: 'quote'; text: string }
  | { type: 'details'; rows: readonly DetailRow<Text>[] }
  | { type: 'items'; lines: readonly EmailItem<Text>[]; totals: readonly DetailRow<Text>[] }
  | { type: 'button'; label: Text; url: string };

/** An email as a module writes it: its sentences are yet to be said in the recipient's language. */
export interface EmailDraft<Text = MessageValue> {
  subject: Text;
  title: Text;
  blocks: readonly EmailBlock<Text>[];
}

/** The content of an email before it is rendered as HTML or plain text. All of it is plain text, whoever wrote it. */
export interface EmailContent extends EmailDraft<string> {
  /** The BCP 47 tag of its language. */
  language: string;
}

/** The shop as the sender. */
export interface Sender {
  shopName: string;
  /** The shop's sender email. */
  mailAddress: string;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: string;
  /** The account for bank transfers; null: customers have to ask. */
  bankAccount: BankAccount | null;
}

/** Says an email in a language. */
export function sayEmail({ subject, title, blocks }: EmailDraft, locale: Locale): EmailContent {
  const say = (value: MessageValue) => formatValue(locale, value);
  const sayRow = ({ label, value }: DetailRow) => ({ label: say(label), value: say(value) });
  const sayBlock = (block: EmailBlock): EmailBlock<string> => {
    switch (block.type) {
      case 'quote':
        return block;
      case 'text':
        return { ...block, text: say(block.text) };
      case 'details':
        return { ...block, rows: block.rows.map(sayRow) };
      case 'items': {
        const lines = block.lines.map((line) => ({
          ...line,
          details: say(line.details),
          total: say(line.total),
        }));
        return { ...block, lines, totals: block.totals.map(sayRow) };
      }
      case 'button':
        return { ...block, label: say(block.label) };
    }
  };
  return { language: locale.tag, subject: say(subject), title: say(title), blocks: blocks.map(sayBlock) };
}
