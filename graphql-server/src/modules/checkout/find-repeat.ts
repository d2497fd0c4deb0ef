import { randomBytes } from 'node:crypto';
import type { EntityManager } from '../../db/database.ts';
import type { CheckoutDatabase } from './checkout.tables.ts';

/** The user's order with this reference; a request with the same reference may be a repeat of it. */
export async function findByReference(
  em: EntityManager,
  userId: string,
  reference: string,
): Promise<{ id: string; fingerprint: string } | undefined> {
  return em
    .getKysely<CheckoutDatabase>()
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('reference', '=', reference)
    .where('imported_from', 'is', null)
    .select(['id', 'fingerprint'])
    .executeTakeFirst();
}

/** A short random reference for orders whose caller sent none; unique enough among one user's orders. */
export function newReference(): string {
  return randomBytes(6).toString('base64url');
}
