import type { Role } from '../../customers/users/user.entity.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session may live in all, and unused, in ms. An admin's token is worth more to a thief. */
const limits: Record<Role, { absolute: number; idle: number }> = {
  CUSTOMER: { absolute: 7 * DAY, idle: 24 * HOUR },
  ADMIN: { absolute: 8 * HOUR, idle: 30 * MINUTE },
};

/** How exactly idleness is known, in ms: noting it at each request would write at each read. */
const PRECISION = MINUTE;

/** The times of a session. */
export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session that begins now ends at the latest. */
export function expiryOf(role: Role, now: Date): Date {
  return new Date(now.getTime() + limits[role].absolute);
}

/** Whether a session still holds for a person of this role. */
export function isActive({ createdAt, lastSeenAt, expiresAt }: SessionTimes, role: Role, now: Date): boolean {
  const { absolute, idle } = limits[role];
  return now < expiresAt && ageOf(createdAt, now) < absolute && ageOf(lastSeenAt, now) < idle;
}

/** Whether the use of a session at this moment is worth noting. */
export function isWorthNoting({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return ageOf(lastSeenAt, now) >= PRECISION;
}

function ageOf(moment: Date, now: Date): number {
  return now.getTime() - moment.getTime();
}
