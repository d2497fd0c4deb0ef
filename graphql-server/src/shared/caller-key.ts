import { networkKey } from './network-key.ts';
import type { Principal } from './principal.ts';

/**
 * The key that a caller is told from others by: the user whatever their session, the API key, or the client
 * network of a visitor.
 */
export function callerKey(principal: Principal, ip: string): string {
  if (principal.kind === 'VISITOR') return `network ${networkKey(ip)}`;
  return principal.kind === 'API_KEY' ? `key ${principal.keyId}` : userKey(principal.userId);
}

/** The key of a user, as `callerKey` has it. */
export function userKey(userId: string): string {
  return `user ${userId}`;
}
