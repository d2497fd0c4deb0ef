import { randomBytes } from 'node:crypto';

/** A short random reference for an order whose caller gave it none; unique enough among the orders of one person. */
export function newOrderNumber(): string {
  return randomBytes(6).toString('base64url');
}
