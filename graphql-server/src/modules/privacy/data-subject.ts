import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { DataSubject } from '../../shared/personal-data.ts';
import type { UserEntity } from '../customers/users/user.entity.ts';

/** Shorter names occur in too many words. */
const MIN_WORD = 3;

/**
 * Finds the data of a customer or guest. An email counts as the account's own if its owner opened a link sent
 * there, or Google verified it, and no other account has it now. Guests who ordered with it are the same
 * person, as when they move their orders into an account (decision 0054).
 */
export async function findDataSubject(
  em: EntityManager,
  user: Pick<UserEntity, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>,
  now: Date,
): Promise<DataSubject> {
  const { rows } = await sql<Pick<DataSubject, 'emails' | 'userIds' | 'buyerIds' | 'orderIds'>>`
    with confirmed as (
      select array_agg(distinct email) as emails from (
        select verified_email as email from users where id = ${user.id}
        union all select email from users where id = ${user.id} and account_type = 'GOOGLE'
      ) known
      where email is not null
        and not exists (select from users u where u.email = known.email and u.id <> ${user.id})
    ), of_guests as (
      select orders.id, orders.user_id,
        lower(coalesce(billing ->> 'email', customer ->> 'email')) = any (emails) as is_own
      from orders join users on users.id = orders.user_id and users.role = 'GUEST', confirmed
      where emails is not null
    ), own as (
      select user_id as id from of_guests group by user_id having bool_and(is_own) union select ${user.id}::uuid
    )
    select coalesce(emails, '{}') as emails, array(select id::text from own) as "userIds",
      array(select id::text from own where exists (select from orders where user_id = own.id)) as "buyerIds",
      array(
        select id::text from of_guests where is_own union select id::text from orders where user_id = ${user.id}
      ) as "orderIds"
    from confirmed
  `.execute(em.getKysely());
  const { emails = [], userIds = [], buyerIds = [], orderIds = [] } = rows[0] ?? {};
  const { firstName, lastName, phone, email: accountEmail } = user;
  const names = [`${firstName} ${lastName}`, firstName, lastName, phone ?? ''].map((name) => name.trim());
  const words = [...emails, ...names.filter(({ length }) => length >= MIN_WORD)];
  return { userIds, buyerIds, orderIds, emails, accountEmail, words, now };
}
