import { randomBytes } from 'node:crypto';
import type { EntityManager } from '../../db/database.ts';
import type { CheckoutDatabase } from './checkout.tables.ts';

/** The user's order with this number; a request with the same number may be a repeat of it. */
export async function findByNumber(
  em: EntityManager,
  userId: string,
  number: string,
): Promise<{ id: string; fingerprint: string } | undefined> {
  return em
    .getKysely<CheckoutDatabase>()
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('imported_from', 'is', null)
    .select(['id', 'fingerprint'])
    .executeTakeFirst();
}

/** A short random number for orders whose caller sent none; unique enough among one user's orders. */
export function newOrderNumber(): string {
  return randomBytes(6).toString('base64url');
}
