import { type RawBuilder, sql } from 'kysely';

/** A person whose data is handed out or erased (decision 0035). */
export interface DataSubject {
  /**
   * The account or the guest; for an account also the guests who ordered with its confirmed email, and with
   * no other.
   */
  userIds: readonly string[];
  /** Those of them who have placed orders, which keep their users. */
  buyerIds: readonly string[];
  /** Their orders, and those that guests placed with the account's confirmed email. */
  orderIds: readonly string[];
  /** In lower case, and known to be the person's own: never an email that was only typed somewhere. */
  emails: readonly string[];
  /** The account's, confirmed or not: it identifies the account, and nothing that others may have sent. */
  accountEmail: string;
  /** What stands for them in a text that names them: emails, names and phone number. */
  words: readonly string[];
  now: Date;
}

/** SQL that says whether a row is about the person. */
type About = (person: DataSubject) => RawBuilder<unknown>;

/**
 * Why an erasure keeps something, and for how long, as an ISO 8601 duration; null: as long as the shop does.
 */
export const retentionPeriods = {
  /**
   * Tax law asks for what was sold where, for how much, and at which tax. Most countries ask for 10 years or
   * less.
   */
  BOOKS: 'P10Y',
  /** Who on the staff did what and when, without the values that name the person. */
  ACCOUNTABILITY: null,
  /** Pictures that nothing shows any more are deleted by a job. */
  CLEAN_UP: 'P1D',
} as const;

/** Rows that hold data of a person: how they belong to them, and what becomes of them. */
export interface PersonalRows {
  table: string;
  about: About;
  /** An erasure deletes the rows, sets these columns, or leaves everything. */
  erase: 'DELETE' | 'NOTHING' | ((person: DataSubject) => Readonly<Record<string, unknown>>);
  /** Columns for texts, JSON and files that an erasure leaves as they are, and why. */
  keep?: { columns: readonly string[]; for: keyof typeof retentionPeriods };
  /** Columns that are not handed out: they would let somebody in. */
  secret?: readonly string[];
  /** Rows of the shop's or of somebody else, which only mention the person, are not handed out. */
  isExported?: false;
}

/** What a module holds of persons. Each table of the shop is in one of the two lists of its module. */
export interface PersonalData {
  rows?: readonly PersonalRows[];
  /**
   * Tables without any: what refers to people there are only ids, of rows that are declared. Staff are no
   * data subjects here.
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
 * Emails in the outbox whose payload names one of the rows. List it before them: it finds itself through
 * them.
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

/** Rows that stay, because they belong to somebody else, and lose the account that asked for them. */
export function withoutAccount(table: string): PersonalRows {
  return { table, isExported: false, about: ofUser(), erase: () => ({ user_id: null }) };
}

/** Whether one of the columns has a text in it, in whatever case. */
export function contains(columns: readonly string[], texts: readonly string[]): RawBuilder<unknown> {
  const all = sql`lower(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`;
  return sql`exists (select from unnest(${sql.val(texts)}::text[]) searched where position(searched in ${all}) > 0)`;
}

/**
 * Texts of others, in which a person's confirmed email stands: what names the person there is replaced, and
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

/** Matches a text as it is, and a phone number however its digits are grouped. */
function patternOf(word: string): string {
  if (/^\+?\d+$/.test(word)) return [...word.replace('+', '')].join('[^0-9a-z]*');
  return word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
}

/**
 * Entries of the audit log about rows of the person's: that something was changed stays, and by whom and
 * when. The values of these fields go, by default of all; with `isNamed` also what the entry calls the row.
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
 * The same of orders, whose values are kept but for these fields: the order's own, or those of something that
 * belongs to it.
 */
export function orderAuditEntries(...fields: readonly string[]): PersonalRows {
  return auditEntries('ORDER', { table: 'orders', about: ofOrder('id') }, { fields });
}
