import type { EntityManager } from '../../../../db/database.ts';
import { retryTransaction } from '../../../../db/retry-transaction.ts';
import { UserError, userError } from '../../../../errors.ts';
import type { CsvRow } from '../../../../shared/csv/csv.ts';
import { readList, writeList } from '../../../../shared/csv/csv-list.ts';
import { message } from '../../../../shared/messages/message.ts';
import { isUuid } from '../../../../shared/new-id.ts';
import type { Actor } from '../../../../shared/principal.ts';
import type { CustomerNoteService } from '../../../customers/notes/customer-note.service.ts';
import { normaliseEmail } from '../../../customers/users/user-rules.ts';
import { selectUsers, toUser } from '../../../customers/users/user-query.ts';
import type { User } from '../../../customers/users/user.ts';
import { FirstLines } from '../../../imports/first-lines.ts';
import { mappingByWords } from '../../../imports/mapping/guess-columns.ts';
import {
  rowEntry,
  rowError,
  type ImportEntry,
  type MappedSheet,
  type SheetImporter,
} from '../../../imports/sheet-import.ts';
import type { TagService } from '../../../tags/tag.service.ts';
import { fieldChangeIn, readFieldCell } from '../../../custom-fields/field-cells.ts';
import {
  columnOfField,
  customerCells,
  type CustomerCells,
  type CustomerFieldColumn,
  customerFieldColumns,
  type CustomerSheetColumn,
  customerSheetColumns,
  type CustomerSheetTerms,
  type OptionalCustomerColumn,
  optionalCustomerColumns,
  readCustomerCells,
} from './customer-sheet.ts';
import type { MarketingConsent } from './marketing-consent.port.ts';
import { CustomerSource } from './customer-source.ts';
import { customerWords } from './customer-words.ts';
import type { CustomerRecordService } from '../customer-record.service.ts';
import type { AuthDatabase } from '../../auth.tables.ts';

/** The parts of a customer besides the record that staff change. */
export interface CustomerTargets {
  customerRecords: CustomerRecordService;
  customerTags: TagService;
  customerNotes: CustomerNoteService;
  marketingConsent: () => MarketingConsent;
}

type CustomerColumn = CustomerSheetColumn | OptionalCustomerColumn | CustomerFieldColumn;
type Row = CsvRow<never, CustomerColumn>;

/** The differences between a row and the shop. */
interface Change {
  column: CustomerColumn;
  before: string;
  after: string;
}

const NOBODY: CustomerCells = {
  'Customer ID': '',
  'First name': '',
  'Last name': '',
  Email: '',
  Phone: '',
  Address: '',
  Tags: '',
  'New note': '',
  Newsletter: '',
};

/**
 * Imports a customer sheet. A row refers to the customer with its id, else with its email. An unknown email
 * creates a customer without a password, who can set one with a reset link. Nobody gets an email. Imports
 * never change staff or emails: that would allow taking over accounts.
 */
export class CustomerImporter implements SheetImporter<never, CustomerColumn> {
  readonly columns = [];
  readonly optionalColumns: readonly CustomerColumn[];
  readonly mapping: MappedSheet;
  private readonly fieldColumns: ReturnType<typeof customerFieldColumns>;
  /** The line in which each email first occurred. */
  private readonly lines = new FirstLines();
  /** A file of another system; null for the shop's own sheet. */
  private source: CustomerSource | null = null;

  constructor(
    private readonly targetsIn: (em: EntityManager) => CustomerTargets,
    private readonly actor: Actor,
    private readonly terms: CustomerSheetTerms,
  ) {
    this.fieldColumns = customerFieldColumns(terms.fields);
    this.optionalColumns = [
      ...customerSheetColumns,
      ...optionalCustomerColumns,
      ...this.fieldColumns.map(({ name }) => name),
    ];
    const byWords = mappingByWords<CustomerColumn>(this.optionalColumns, [['Email']], customerWords);
    this.mapping = {
      ...byWords,
      isRecognized: (header) => CustomerSource.recognize(header) !== null || byWords.isRecognized(header),
    };
  }

  sourceOf(header: readonly string[]): CustomerSource | null {
    // The names of columns are remembered, which those of a person must not be.
    const hasEmail = header.some((name) => name.includes('@'));
    const hasNameless = header.some((name) => !/\p{L}/u.test(name));
    if (hasEmail || (hasNameless && !this.hasEmailColumn(header)))
      throw userError('INVALID_VALUE', message('mapping.noHeader'), ['1']);
    this.source = CustomerSource.recognize(header);
    return this.source;
  }

  private hasEmailColumn(header: readonly string[]): boolean {
    return this.mapping.isRecognized(header) || this.mapping.guess(header).includes('Email');
  }

  columnInFile(column: string): string | null {
    return this.source?.columnFor(column) ?? null;
  }

  belongsTogether(): boolean {
    return false;
  }

  nameOf({ values }: Row): string {
    // The name by which `importData` finds the entry when its customer is erased.
    return values.Email || (values['Customer ID'] ?? '');
  }

  async apply(em: EntityManager, rows: readonly Row[]): Promise<ImportEntry[]> {
    const usersByIdOrEmail = await findNamed(em, rows);
    const states = await this.targetsIn(em)
      .marketingConsent()
      .statesOf(rows.map(({ values }) => normaliseEmail(values.Email ?? '')));
    const entries: ImportEntry[] = [];
    for (const { line, values } of rows) {
      const user = usersByIdOrEmail.get(values['Customer ID'] || normaliseEmail(values.Email ?? '')) ?? null;
      if (this.source && user?.role === 'ADMIN') {
        const notice = rowEntry('NOTICE', line, this.columnInFile('Email'), message('customerSheet.staff'));
        entries.push({ ...notice, subject: user.email });
        continue;
      }
      const state = states.get(normaliseEmail(values.Email ?? ''));
      const before = user ? customerCells(user, state === 'SUBSCRIBED', this.terms) : NOBODY;
      // What the file has no column for stays as it is.
      const cells = readCustomerCells({ ...before, 'Customer ID': '', ...values });
      const after = this.source && user ? withTags(before, cells) : cells;
      const isUnsubscribed = state === 'UNSUBSCRIBED' && cells.Newsletter !== '';
      if (isUnsubscribed) {
        const column = this.columnInFile('Newsletter') ?? 'Newsletter';
        const notice = rowEntry('NOTICE', line, column, message('customerSheet.unsubscribed'));
        entries.push({ ...notice, subject: cells.Email });
      }
      // Nothing in a file unsubscribes.
      const newsletter = isUnsubscribed ? before.Newsletter : cells.Newsletter || before.Newsletter;
      entries.push(
        ...(await this.applyRow(em, line, { user, before, after: { ...after, Newsletter: newsletter } })),
      );
    }
    return entries;
  }

  private async applyRow(
    em: EntityManager,
    line: number,
    { user, before, after }: { user: User | null; before: CustomerCells; after: CustomerCells },
  ): Promise<ImportEntry[]> {
    try {
      this.assertOwn(line, after, user);
      const cells = { ...after, ...this.readFields(after) };
      const changes = this.optionalColumns.flatMap((column) => {
        const [was, is] = [before[column] ?? '', cells[column]];
        return column === 'Customer ID' || is === undefined || is === was
          ? []
          : [{ column, before: was, after: is }];
      });
      if (changes.length === 0) return [];
      const { id, isNew } = await this.storeRow(em, cells, { user, changes });
      const subject = `${cells['First name']} ${cells['Last name']}`.trim();
      const about = { line, subjectId: id, subject, message: null };
      if (isNew) return [{ ...about, kind: 'CREATED', column: null, before: null, after: null }];
      return changes.map((change) => ({ ...about, kind: 'CHANGED', ...change }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return error.issues.map((issue) => rowError(line, columnOf(issue.field), issue.message));
    }
  }

  /** Normalizes the cells of custom fields. @throws UserError INVALID_VALUE for one that does not fit */
  private readFields(cells: CustomerCells): Partial<Record<CustomerFieldColumn, string>> {
    return Object.fromEntries(
      this.fieldColumns.flatMap(({ name, field }) => {
        const cell = cells[name];
        if (cell === undefined) return [];
        const read = readFieldCell(field, cell, this.terms.currency);
        if (typeof read !== 'string') throw userError('INVALID_VALUE', read, [name]);
        return [[name, read]];
      }),
    );
  }

  /**
   * @throws UserError when a row refers to no customer, to staff, to another customer's email, or to the same
   * customer as an earlier row
   */
  private assertOwn(line: number, cells: CustomerCells, user: User | null): void {
    const isGone = cells['Customer ID'] !== '' && user?.role !== 'CUSTOMER';
    if (isGone) throw userError('NOT_FOUND', message('account.customerNotFound'), ['Customer ID']);
    if (user?.role === 'ADMIN')
      throw userError('INVALID_VALUE', message('customerSheet.staff'), ['input', 'email']);
    if (user && cells.Email !== user.email)
      throw userError('FIELD_LOCKED', message('customerSheet.emailChanged'), ['input', 'email']);
    const first = this.lines.claim(cells.Email, line);
    if (first !== null)
      throw userError('INVALID_VALUE', message('customerSheet.repeated', { line: first }), [
        'input',
        'email',
      ]);
  }

  /** Stores all changes of a row or none, in a savepoint of the caller's transaction. */
  private storeRow(
    em: EntityManager,
    cells: CustomerCells,
    { user, changes }: { user: User | null; changes: readonly Change[] },
  ): Promise<{ id: string; isNew: boolean }> {
    const input = {
      firstName: cells['First name'],
      lastName: cells['Last name'],
      email: cells.Email,
      phone: cells.Phone,
      address: cells.Address,
      fields: this.fieldColumns.flatMap(({ name, field }) => {
        const change = changes.find(({ column }) => column === name);
        return change ? [fieldChangeIn(field, change.after, this.terms.currency)] : [];
      }),
    };
    return retryTransaction(em, async (inner) => {
      const { customerRecords, customerTags, customerNotes, marketingConsent } = this.targetsIn(inner);
      const { id } = user
        ? await customerRecords.edit(user.id, input, null)
        : await customerRecords.add(input);
      const tags = changes.find(({ column }) => column === 'Tags');
      if (tags) await customerTags.update([id], tagChange(tags));
      if (cells['New note'] !== '') await customerNotes.create(this.actor, id, { text: cells['New note'] });
      if (changes.some(({ column }) => column === 'Newsletter'))
        await marketingConsent().subscribeImported(cells.Email, user?.hasLogin ? null : id);
      return { id, isNew: user === null };
    });
  }
}

/**
 * What another system says of a customer whom the shop has already: only tags and consent
 * are added, because what the
 * customer or staff have entered here since is newer.
 */
function withTags(here: CustomerCells, { Tags: tags }: CustomerCells): CustomerCells {
  return readCustomerCells({ ...here, Tags: writeList([...readList(here.Tags), ...readList(tags)]) });
}

function tagChange({ before, after }: Change): { add: string[]; remove: string[] } {
  const [had, has] = [readList(before), readList(after)];
  return { add: has.filter((tag) => !had.includes(tag)), remove: had.filter((tag) => !has.includes(tag)) };
}

function columnOf(field: readonly string[] | null): string | null {
  const named = (field ?? []).find((name) => columnOfField.has(name));
  return columnOfField.get(named ?? '') ?? field?.[0] ?? null;
}

/** The users whose ids or emails are in the rows, by both; includes staff, excludes erased users. */
async function findNamed(em: EntityManager, rows: readonly Row[]): Promise<Map<string, User>> {
  const ids = rows.map(({ values }) => values['Customer ID'] ?? '').filter(isUuid);
  const emails = rows.map(({ values }) => normaliseEmail(values.Email ?? ''));
  const userRows = await selectUsers(em.getKysely<AuthDatabase>())
    .where((eb) =>
      eb.or([eb('users.email', 'in', emails), ...(ids.length > 0 ? [eb('users.id', 'in', ids)] : [])]),
    )
    .where('erased_at', 'is', null)
    .execute();
  const users = userRows.map(toUser);
  return new Map([
    ...users.map((user) => [user.email, user] as const),
    ...users.map((user) => [user.id, user] as const),
  ]);
}
