import { type RawBuilder, sql } from 'kysely';

/** A person whose data is exported or erased (decision 0035). */
export interface DataSubject {
  /**
   * The account or the guest; an account includes the guests who ordered with its confirmed email, and with
   * no other.
   */
  userIds: readonly string[];
  /** Those users who have placed orders; orders keep their users. */
  buyerIds: readonly string[];
  /** Their orders, and guests' orders with the account's confirmed email. */
  orderIds: readonly string[];
  /** In lower case, and confirmed to be the person's own: never an email that was only typed somewhere. */
  emails: readonly string[];
  /**
   * The account's email, confirmed or not: it identifies the account, but nothing that others may have sent.
   */
  accountEmail: string;
  /** What identifies them in a text: emails, names and phone number. */
  words: readonly string[];
  now: Date;
}

/** SQL for whether a row is about the person. */
type About = (person: DataSubject) => RawBuilder<unknown>;

/**
 * Why an erasure keeps something, and for how long, as an ISO 8601 duration; null: as long as the shop
 * exists.
 */
export const retentionPeriods = {
  /**
   * Tax law requires what was sold where, for how much, and at which tax. Most countries require 10 years or
   * less.
   */
  BOOKS: 'P10Y',
  /** Which staff user did what and when, without the values that identify the person. */
  ACCOUNTABILITY: null,
  /** A job deletes pictures that are no longer used. */
  CLEAN_UP: 'P1D',
} as const;

/** Rows with a person's data: how they belong to the person, and what an erasure does to them. */
export interface PersonalRows {
  table: string;
  about: About;
  /** An erasure deletes the rows, sets these columns, or changes nothing. */
  erase: 'DELETE' | 'NOTHING' | ((person: DataSubject) => Readonly<Record<string, unknown>>);
  /** Text, JSON and file columns that an erasure does not change, and why. */
  keep?: { columns: readonly string[]; for: keyof typeof retentionPeriods };
  /** Columns that are not exported, because they would grant access. */
  secret?: readonly string[];
  /** Rows of the shop or of other people that only mention the person are not exported. */
  isExported?: false;
}

/** A module's personal data. Each table of the shop is in one of its module's two lists. */
export interface PersonalData {
  rows?: readonly PersonalRows[];
  /**
   * Tables without personal data: they refer to people only by ids of declared rows. Staff are no data
   * subjects here.
   */
  impersonal?: readonly string[];
}

export function ofUser(column = 'user_id'): About {
  return ({ userIds }) => sql`${sql.ref(column)} = any (${sql.val(userIds)}::uuid[])`;
}

export function ofOrder(column = 'order_id'): About {
  return ({ orderIds }) => sql`${sql.ref(column)} = any (${sql.val(orderIds)}::uuid[])`;
}

export function withEmail(column = 'email'): About {
  return ({ emails }) => sql`lower(${sql.ref(column)}) = any (${sql.val(emails)}::text[])`;
}

/**
 * Emails in the outbox whose payload refers to one of the rows. List it before them, because it is found
 * through them.
 */
export function outboxEmails(
  key: string,
  { table, about }: Pick<PersonalRows, 'table' | 'about'>,
): PersonalRows {
  return {
    table: 'outbox_emails',
    about: (person) =>
      sql`payload ->> ${sql.lit(key)} in (select id::text from ${sql.table(table)} where ${about(person)})`,
    erase: 'DELETE',
  };
}

/** Rows that belong to someone else: they stay, without the account that requested them. */
export function withoutAccount(table: string): PersonalRows {
  return { table, isExported: false, about: ofUser(), erase: () => ({ user_id: null }) };
}

/** Whether one of the columns contains one of the texts, ignoring case. */
export function contains(columns: readonly string[], texts: readonly string[]): RawBuilder<unknown> {
  const all = sql`lower(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`;
  return sql`exists (select from unnest(${sql.val(texts)}::text[]) searched where position(searched in ${all}) > 0)`;
}

/**
 * Other people's texts that mention a person's confirmed email: what identifies the person is replaced, and
 * the rest stays.
 */
export function mentions(table: string, columns: readonly string[]): PersonalRows {
  return {
    table,
    isExported: false,
    about: ({ emails }) => contains(columns, emails),
    erase: ({ words }) =>
      Object.fromEntries(columns.map((column) => [column, withoutWords(sql.ref(column), words)])),
  };
}

export function withoutWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return words.reduce((rest, word) => sql`regexp_replace(${rest}, ${patternOf(word)}, '***', 'gi')`, text);
}

/** Matches a text literally, and a phone number with any grouping of its digits. */
function patternOf(word: string): string {
  if (/^\+?\d+$/.test(word)) return [...word.replace('+', '')].join('[^0-9a-z]*');
  return word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
}

/**
 * Audit log entries about the person's rows. That something changed, by whom and when, stays. The values of
 * these fields are removed, by default of all; with `isNamed` also the row's name in the entry.
 */
export function auditEntries(
  subject: string,
  { table, about }: Pick<PersonalRows, 'table' | 'about'>,
  { fields, isNamed = false }: { fields?: readonly string[]; isNamed?: boolean } = {},
): PersonalRows {
  const value = fields
    ? sql`case when key = any (${sql.val(fields)}::text[]) then '[null, null]' else value end`
    : sql`'[null, null]'::jsonb`;
  return {
    table: 'audit_entries',
    about: (person) =>
      sql`(subject = ${subject} and subject_id in (select id::text from ${sql.table(table)} where ${about(person)}))`,
    erase: () => ({
      changes: sql`(select coalesce(jsonb_object_agg(key, ${value}), '{}') from jsonb_each(changes))`,
      part_name: null,
      ...(isNamed && { subject_name: '' }),
    }),
  };
}

/**
 * The same for orders, whose values stay except for these fields: the order's own, or those of something that
 * belongs to it.
 */
export function orderAuditEntries(...fields: readonly string[]): PersonalRows {
  return auditEntries('ORDER', { table: 'orders', about: ofOrder('id') }, { fields });
}
