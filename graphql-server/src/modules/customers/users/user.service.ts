import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { RequestError, userError } from '../../../errors.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/paging/connection.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { withExternalId } from '../../metadata/metadata-query.ts';
import { type CustomerSort, customerSorts } from './customer-sort.ts';
import type { User } from './user.ts';
import { hasTag, matchesPerson, selectUsers, toUser } from './user-query.ts';
import { message } from '../../../shared/messages/message.ts';
import { type UpdatedFilter, updatedIn } from '../../../shared/updated-in.ts';
import type { CustomersTables } from '../customers.tables.ts';

const MAX_SEARCH = 100;
/** As many as staff can select in a list. */
const MAX_IDS = 1000;

/** Conditions are combined with AND. */
export interface CustomerFilter extends UpdatedFilter {
  /** Searches name, email, phone number and addresses. */
  search?: string | undefined;
  tag?: string | undefined;
  ids?: readonly string[] | undefined;
  /** An empty list matches any. */
  externalIds?: readonly string[] | null | undefined;
}

/** Reads users. */
export class UserService {
  constructor(private readonly em: EntityManager) {}

  private get db() {
    return this.em.getKysely<CustomersTables>();
  }

  /** A customer or staff member by id, or null. */
  async find(id: string): Promise<User | null> {
    const users = await this.findMany([id]);
    return users.get(id) ?? null;
  }

  /** @throws UserError NOT_FOUND when the account no longer exists */
  async get(id: string): Promise<User> {
    const user = await this.find(id);
    if (!user) throw userError('NOT_FOUND', message('account.notFound'));
    return user;
  }

  /** Unknown ids are missing from the map. */
  async findMany(ids: readonly string[]): Promise<Map<string, User>> {
    const validIds = ids.filter(isUuid);
    if (validIds.length === 0) return new Map();
    const rows = await selectUsers(this.db).where('users.id', 'in', validIds).execute();
    return new Map(rows.map((row) => [row.id, toUser(row)]));
  }

  /** A customer by id; null for staff and erased customers. */
  async findCustomer(id: string): Promise<User | null> {
    if (!isUuid(id)) return null;
    const row = await selectUsers(this.db).where('users.id', '=', id).where(isCustomer()).executeTakeFirst();
    return row ? toUser(row) : null;
  }

  /** A customer or guest by id; null if erased. */
  async findBuyer(id: string): Promise<User | null> {
    if (!isUuid(id)) return null;
    const row = await selectUsers(this.db)
      .where('users.id', '=', id)
      .where('role', '<>', 'ADMIN')
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    return row ? toUser(row) : null;
  }

  /**
   * A page of customers in one statement.
   * @throws RequestError BAD_REQUEST when the search is too long, or there are too many ids
   */
  async listCustomers(
    filter: CustomerFilter,
    page: PageRequest,
    sort: CustomerSort = 'NEWEST',
  ): Promise<Connection<User>> {
    const { key, keyOf, id, direction, isAfter, isOfTotals } = customerSorts[sort];
    let query = selectUsers(this.db)
      .select(key.as('sort_key'))
      .$if(isOfTotals, (all) => all.innerJoin('customer_totals', 'customer_id', 'users.id'))
      .where(matchesFilter(filter));
    if (page.after) query = query.where(isAfter(page.after));
    const rows = await query.orderBy(key, direction).orderBy(id, direction).limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, (row) => keyOf(row.sort_key), toUser);
  }

  /** @throws RequestError BAD_REQUEST as `listCustomers` */
  async countCustomers(filter: CustomerFilter): Promise<number> {
    const { count } = await this.db
      .selectFrom('users')
      .where(matchesFilter(filter))
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/** Whether a user is a customer who matches the filter. */
function matchesFilter({ search, tag, ids, externalIds, ...updated }: CustomerFilter): RawBuilder<boolean> {
  if (ids && ids.length > MAX_IDS)
    throw new RequestError('BAD_REQUEST', message('request.tooManyValues', { field: 'ids', max: MAX_IDS }));
  const text = checkSearch(search);
  const conditions = [isCustomer(), ...updatedIn('users', updated)];
  conditions.push(...withExternalId('CUSTOMER', 'users.id', externalIds));
  if (text) conditions.push(matchesPerson(text));
  if (tag) conditions.push(hasTag(tag));
  if (ids) conditions.push(sql`users.id = any (${sql.val(ids.filter(isUuid))}::uuid[])`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a user is a customer and was not erased. */
function isCustomer() {
  return sql<boolean>`role = 'CUSTOMER' and erased_at is null`;
}

function checkSearch(search: string | undefined): string {
  const text = search?.trim() ?? '';
  if (text.length > MAX_SEARCH) {
    throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
  }
  return text;
}
