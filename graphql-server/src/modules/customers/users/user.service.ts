import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { RequestError, userError } from '../../../errors.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/connection.ts';
import { isUuid } from '../../../shared/new-id.ts';
import type { User } from './user.ts';
import { matchesPerson, selectUsers, toUser } from './user-query.ts';
import { message } from '../../../shared/messages/message.ts';

const MAX_SEARCH = 100;

/** Reads users. */
export class UserService {
  constructor(private readonly em: EntityManager) {}

  private get db() {
    return this.em.getKysely<Database>();
  }

  /** A user, customer or admin, by id; or null. */
  async find(id: string): Promise<User | null> {
    const users = await this.findMany([id]);
    return users.get(id) ?? null;
  }

  /** A user that should exist. @throws UserError NOT_FOUND when the account no longer exists */
  async get(id: string): Promise<User> {
    const user = await this.find(id);
    if (!user) throw userError('NOT_FOUND', message('account.notFound'));
    return user;
  }

  /** Users by id; unknown ids are missing from the map. */
  async findMany(ids: readonly string[]): Promise<Map<string, User>> {
    const wanted = ids.filter(isUuid);
    if (wanted.length === 0) return new Map();
    const rows = await selectUsers(this.db).where('users.id', 'in', wanted).execute();
    return new Map(rows.map((row) => [row.id, toUser(row)]));
  }

  /** A customer by id; null also for an admin. */
  async findCustomer(id: string): Promise<User | null> {
    const user = await this.find(id);
    return user?.role === 'CUSTOMER' ? user : null;
  }

  /**
   * A page of customers, newest first, in one statement. An empty search finds all.
   * @throws RequestError BAD_REQUEST when the search is too long
   */
  async listCustomers(search: string, page: PageRequest): Promise<Connection<User>> {
    let query = selectUsers(this.db).where('role', '=', 'CUSTOMER');
    const text = checkSearch(search);
    if (text) query = query.where(matchesPerson(text));
    if (page.after) {
      const moment = momentOf(page.after);
      query = query.where(
        sql<boolean>`(created_at, users.id) < (${moment}::timestamptz, ${page.after.id}::uuid)`,
      );
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('users.id', 'desc')
      .limit(rowsToRead(page))
      .execute();
    return toConnection(rows, page.first, (row) => new Date(row.created_at).toISOString(), toUser);
  }

  /** How many customers match the search. @throws RequestError BAD_REQUEST when the search is too long */
  async countCustomers(search: string): Promise<number> {
    const text = checkSearch(search);
    let query = this.db
      .selectFrom('users')
      .where('role', '=', 'CUSTOMER')
      .select((eb) => eb.fn.countAll<string>().as('count'));
    if (text) query = query.where(matchesPerson(text));
    return Number((await query.executeTakeFirstOrThrow()).count);
  }
}

function checkSearch(search: string): string {
  const text = search.trim();
  if (text.length > MAX_SEARCH) {
    throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
  }
  return text;
}
