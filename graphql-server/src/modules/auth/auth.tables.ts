import type { InferKyselyDB } from '@mikro-orm/sql';
import { IdentityEntity } from './google/identity.entity.ts';
import { PasswordResetTokenEntity } from './passwords/password-reset-token.entity.ts';
import { RateLimitCountEntity } from './rate-limits/rate-limit-count.entity.ts';
import { PasskeyChallengeEntity, PasskeyEntity } from './second-factor/passkeys/passkey.entity.ts';
import { SecondFactorEntity } from './second-factor/second-factor.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import type { AuditTables } from '../audit/audit.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';

export const authEntities = [
  SessionEntity,
  SecondFactorEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
  IdentityEntity,
  PasswordResetTokenEntity,
  RateLimitCountEntity,
] as const;

export type AuthTables = InferKyselyDB<(typeof authEntities)[number]>;

/** The tables that the module queries: its own, and those of modules it needs. */
export type AuthDatabase = AuthTables & AuditTables & CustomersTables;
