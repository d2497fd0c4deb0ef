import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { withoutEvents } from '../../db/without-events.ts';
import { cutText } from '../../shared/cut-text.ts';
import type { Actor } from '../../shared/principal.ts';
import { UserError, userError } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import { sumsProblem } from './sums-problem.ts';
import type { CustomerRecordService } from '../auth/accounts/customer-record.service.ts';
import { FirstLines } from '../imports/first-lines.ts';
import {
  type ImportEntry,
  rowEntry,
  rowError,
  type SheetImporter,
  shownValue,
} from '../imports/sheet-import.ts';
import type { OrderSource } from '../orders/order.entity.ts';
import { splitName } from '../customers/users/user-rules.ts';
import type { Account, FormerOrderService, Owner } from './former-order.service.ts';
import { OrderFile } from './order-file.ts';
import { numberOf, shownNumber } from './order-number.ts';
import type { OrderColumn, OrderRow, RequiredColumn } from './order-sheet.ts';
import type { OrderFileSource } from './sources/order-source.ts';
import { type FormerOrder, isStillOpen, readOrder, type ReadingTerms } from './read-order.ts';

const MAX_NAME = 100;

/** The parts of the shop that an import of orders uses, in its transaction. */
export interface OrderTargets {
  customerRecords: CustomerRecordService;
  formerOrders: FormerOrderService;
}

/**
 * Imports the orders of another shop system, closed (decision 0111). An order belongs to the account with its
 * email, or to a new one without a password. An order that the shop has already stays as it is.
 */
export class OrderImporter implements SheetImporter<RequiredColumn, OrderColumn> {
  /** There is no sheet of the shop's own. */
  readonly columns = [];
  /** The line in which each order first occurred. */
  private readonly lines = new FirstLines();
  private file: OrderFile | null = null;

  constructor(
    private readonly targetsIn: (em: EntityManager) => OrderTargets,
    private readonly actor: Actor,
    private readonly terms: Pick<ReadingTerms, 'currency' | 'timeZone' | 'now'>,
  ) {}

  /** @throws UserError INVALID_VALUE for a file of no system whose orders can be imported */
  sourceOf(header: readonly string[]): OrderFile {
    this.file = OrderFile.recognize(header);
    if (!this.file) throw userError('INVALID_VALUE', message('orderSource.unknown'), ['1']);
    return this.file;
  }

  columnInFile(column: string): string | null {
    return this.file?.columnFor(column) ?? null;
  }

  belongsTogether(row: OrderRow, before: OrderRow): boolean {
    return numberOf(row) === numberOf(before);
  }

  nameOf(row: OrderRow): string {
    return shownNumber(numberOf(row));
  }

  async apply(em: EntityManager, rows: readonly OrderRow[]): Promise<ImportEntry[]> {
    const { file } = this;
    if (!file) throw new Error('The columns have not been read.');
    const { source } = file;
    const entries: ImportEntry[] = [];
    const orders: FormerOrder[] = [];
    for (const group of this.ordersIn(rows)) {
      const read = this.readGroup(group, source);
      if (Array.isArray(read)) entries.push(...read);
      else orders.push(read);
    }
    if (orders.length === 0) return entries;
    const added = await withoutEvents(em, () => this.addMissing(em, source.system, orders));
    return [...entries, ...added];
  }

  notices(): ImportEntry[] {
    if (this.columnInFile('currency') !== null) return [];
    return [
      rowEntry('NOTICE', 1, null, message('orderSource.noCurrency', { currency: this.terms.currency })),
    ];
  }

  private ordersIn(rows: readonly OrderRow[]): [OrderRow, ...OrderRow[]][] {
    const groups: [OrderRow, ...OrderRow[]][] = [];
    for (const row of rows) {
      const last = groups.at(-1);
      if (last && this.belongsTogether(row, last[0])) last.push(row);
      else groups.push([row]);
    }
    return groups;
  }

  private readGroup(
    group: [OrderRow, ...OrderRow[]],
    { methodOf, addsTaxes }: OrderFileSource,
  ): FormerOrder | ImportEntry[] {
    const [first] = group;
    if (isStillOpen(group)) {
      const { line, values } = first;
      return [this.notice(line, numberOf(first), 'status', message('orderSource.open'), values.status)];
    }
    const earlier = this.lines.claim(numberOf(first), first.line);
    if (earlier !== null)
      return [rowError(first.line, 'number', message('orderSource.repeated', { line: earlier }))];
    return readOrder(group, { ...this.terms, methodOf, addsTaxes });
  }

  private async addMissing(
    em: EntityManager,
    system: OrderSource,
    orders: readonly FormerOrder[],
  ): Promise<ImportEntry[]> {
    const { formerOrders } = this.targetsIn(em);
    // Another import may be adding the same orders to other guests.
    await holdLock(em.getKysely(), 'formerOrders');
    const missing = await formerOrders.withoutImported(system, orders);
    const accounts = await formerOrders.findAccounts(missing);
    const entries: ImportEntry[] = [];
    const owned: (Owner & { order: FormerOrder })[] = [];
    for (const order of missing) {
      const owner = await this.ownerOf(em, order, accounts);
      if (Array.isArray(owner)) entries.push(...owner);
      else owned.push({ order, ...owner });
    }
    const ids = await formerOrders.add(this.actor, system, owned);
    return [...entries, ...owned.flatMap(({ order }, index) => this.entriesOf(order, ids[index] ?? null))];
  }

  private entriesOf(order: FormerOrder, id: string | null): ImportEntry[] {
    const { currency } = this.terms;
    const { line, number, totals } = order;
    const total = toDecimalText(totals.total, currency);
    const problem = sumsProblem(order, currency);
    const created: ImportEntry = {
      kind: 'CREATED',
      line,
      column: null,
      subjectId: id,
      subject: shownNumber(number),
      before: null,
      after: [total, currency].join(' '),
      message: null,
    };
    return problem ? [created, this.notice(line, number, 'total', problem, total)] : [created];
  }

  /** The user to whom an order belongs, who may be new, or why there is none. */
  private async ownerOf(
    em: EntityManager,
    { line, number, email, fullName }: FormerOrder,
    accounts: Map<string, Account>,
  ): Promise<Owner | ImportEntry[]> {
    if (email === '') return [this.notice(line, number, 'email', message('orderSource.noEmail'))];
    const account = accounts.get(email);
    if (account?.isStaff) return [this.notice(line, number, 'email', message('orderSource.noCustomer'))];
    // Anyone may have opened an account with an email that nobody has confirmed, and would see the order.
    if (account?.isUnconfirmed)
      return { userId: await this.targetsIn(em).formerOrders.addGuest(), isGuest: true };
    if (account) return { userId: account.id, isGuest: false };
    try {
      const { firstName, lastName } = splitName(fullName);
      const added = await this.targetsIn(em).customerRecords.add({
        firstName: cutText(firstName, MAX_NAME),
        lastName: cutText(lastName, MAX_NAME),
        email,
      });
      accounts.set(email, { id: added.id, isStaff: false, isUnconfirmed: false });
      return { userId: added.id, isGuest: false };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return error.issues.map((issue) => rowError(line, 'email', issue.message));
    }
  }

  private notice(line: number, number: string, column: string, reason: Message, value = ''): ImportEntry {
    const notice = rowEntry('NOTICE', line, this.columnInFile(column), reason);
    return { ...notice, subject: shownNumber(number), after: shownValue(value) };
  }
}
