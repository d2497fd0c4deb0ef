import { z } from 'zod';
import { keyPermissions, type Permission, permissions } from '../../shared/permissions.ts';
import { requiredLine } from '../../shared/text-rules.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Whether a key works, and why not. */
export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A key as people see it: all but the key. */
export interface ApiKey {
  id: string;
  name: string;
  permissions: readonly Permission[];
  hint: string;
  /** The storefront whose server has it; null: none, or one that is gone. */
  storefrontId: string | null;
  state: ApiKeyState;
  createdAt: Date;
  /** As it was then. */
  createdByName: string;
  /** Null: never. */
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  lastUsedIp: string | null;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

/** More programs than anybody can keep an eye on. */
export const MAX_LIVE_KEYS = 100;

/** Precision of the last use, in ms: recording every request would turn every read into a write. */
const PRECISION = MINUTE;

const mayBeGiven = (permission: Permission) => keyPermissions.includes(permission);

/**
 * What a key is called and may do, whose it is, and until when; what is left out stays as it is. `expiresAt`
 * null: for ever. That of a storefront's server need not be allowed anything: shoppers are who acts there.
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

/** What stored names of permissions allow a key. */
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

/** Whether the last use that is recorded is old enough to record another. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= PRECISION;
}
