import { networkKey } from './network-key.ts';
import type { Principal } from './principal.ts';

/** The key that a caller is told from others by: the user whatever their session, or the client network of a visitor. */
export function callerKey(principal: Principal, ip: string): string {
  return principal.kind === 'VISITOR' ? `network ${networkKey(ip)}` : `user ${principal.userId}`;
}
