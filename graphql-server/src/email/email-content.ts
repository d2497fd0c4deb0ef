import type { BankAccount } from '../config.ts';

/** A label and its value, for example the total. */
export interface DetailRow {
  label: string;
  value: string;
}

/** An item of an order, as shown in an email. */
export interface EmailItem {
  title: string;
  /** Colour, size, quantity and unit price as text. */
  details: string;
  total: string;
}

/** A part of an email. Line breaks within texts are kept; `quote` is text by another author. */
export type EmailBlock =
  | { type: 'text' | 'quote'; text: string }
  | { type: 'details'; rows: readonly DetailRow[] }
  | { type: 'items'; lines: readonly EmailItem[]; totals: readonly DetailRow[] }
  | { type: 'button'; label: string; url: string };

/** The content of an email before it is rendered as HTML or plain text. All of it is plain text, whoever wrote it. */
export interface EmailContent {
  subject: string;
  title: string;
  blocks: readonly EmailBlock[];
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
