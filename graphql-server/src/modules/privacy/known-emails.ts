import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';

/** Every email that a user has given, in lower case: for the account, for addresses and with orders. */
export async function knownEmails(em: EntityManager, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from (
      select email from users where id = ${userId}
      union all select email from addresses where user_id = ${userId}
      union all select customer ->> 'email' from orders where user_id = ${userId}
      union all select billing ->> 'email' from orders where user_id = ${userId}
    ) given where email <> ''
  `.execute(em.getKysely<Database>());
  return rows.map(({ email }) => email);
}
