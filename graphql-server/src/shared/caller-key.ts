import { networkKey } from './network-key.ts';
import type { Principal } from './principal.ts';

/** Identifies a caller: the user whatever their session, the API key, or a visitor's client network. */
export function callerKey(principal: Principal, ip: string): string {
  if (principal.kind === 'VISITOR') return `network ${networkKey(ip)}`;
  return principal.kind === 'API_KEY' ? `key ${principal.keyId}` : userKey(principal.userId);
}

/** A user's key, as in `callerKey`. */
export function userKey(userId: string): string {
  return `user ${userId}`;
}
