import type { BankAccount } from '../config.ts';

/** A name and its value, for example what a total comes to. */
export interface DetailRow {
  label: string;
  value: string;
}

/** Something that was bought, as written in a letter. */
export interface EmailItem {
  title: string;
  /** Colour, size, quantity and unit price in words. */
  details: string;
  total: string;
}

/** A part of a letter. Line breaks within texts are kept; `quote` is in somebody else's words. */
export type EmailBlock =
  | { type: 'text' | 'quote'; text: string }
  | { type: 'details'; rows: readonly DetailRow[] }
  | { type: 'items'; lines: readonly EmailItem[]; totals: readonly DetailRow[] }
  | { type: 'button'; label: string; url: string };

/** What a mail says, before it is HTML or plain text. All of it is plain text, whoever wrote it. */
export interface EmailContent {
  subject: string;
  title: string;
  blocks: readonly EmailBlock[];
}

/** Whose letter it is. */
export interface Sender {
  shopName: string;
  /** The e-mail address that the shop writes from. */
  mailAddress: string;
  /** The shop's own address, without a slash at its end. */
  baseUrl: string;
  /** Where bank transfers go to; null: customers have to ask. */
  bankAccount: BankAccount | null;
}
