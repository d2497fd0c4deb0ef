import { z } from 'zod';
import { keyPermissions, type Permission, permissions } from '../../shared/permissions.ts';
import { requiredLine } from '../../shared/text-rules.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Whether a key works, and if not, why. */
export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A key as displayed, without its secret. */
export interface ApiKey {
  id: string;
  name: string;
  permissions: readonly Permission[];
  hint: string;
  /** The storefront whose server uses it; null if there is none, or it no longer exists. */
  storefrontId: string | null;
  state: ApiKeyState;
  createdAt: Date;
  /** The name at that time. */
  createdByName: string;
  /** Null: never expires. */
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  lastUsedIp: string | null;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

/** More programs than anyone can keep track of. */
export const MAX_LIVE_KEYS = 100;

/** Precision of the last use, in ms: recording every request would turn every read into a write. */
const PRECISION = MINUTE;

const mayBeGiven = (permission: Permission) => keyPermissions.includes(permission);

/**
 * A key's name, permissions, storefront and expiry; missing fields stay. `expiresAt` null: never expires. The
 * key of a storefront's server needs no permissions, because it acts for shoppers.
 */
export const apiKeySchema = z
  .object({
    name: requiredLine('label.keyName', 60),
    permissions: z
      .array(z.enum(permissions))
      .refine((chosen) => chosen.every(mayBeGiven), brokenRule('apiKey.permissionOfPeople'))
      .transform((chosen) => keyPermissions.filter((permission) => chosen.includes(permission))),
    expiresAt: z.date().nullish(),
    storefrontId: z.string().nullish(),
  })
  .refine(({ permissions, storefrontId }) => permissions.length > 0 || storefrontId, {
    error: brokenRule('staffRole.empty'),
    path: ['permissions'],
  });

/** Converts stored permission names to a key's permissions. */
export function permissionsOfKey(stored: readonly string[]): Permission[] {
  return keyPermissions.filter((permission) => stored.includes(permission));
}

/** Whether a key works now. */
export function stateOf(
  { expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>,
  now: Date,
): ApiKeyState {
  if (revokedAt) return 'REVOKED';
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

/** Whether the last recorded use is old enough to record another. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= PRECISION;
}
