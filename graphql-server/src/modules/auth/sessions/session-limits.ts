import type { Role } from '../../../shared/permissions.ts';
import { DAY, HOUR, MINUTE } from '../../../shared/time/duration.ts';

/** How long idle guests are stored, in ms. */
export const GUEST_IDLE = 30 * DAY;

/**
 * Session lifetimes, absolute and idle, in ms. Shorter for admins, whose tokens are worth more to a thief;
 * longer for guests, who have nothing but a cart and can't log in again.
 */
const limits: Record<Role, { absolute: number; idle: number }> = {
  CUSTOMER: { absolute: 7 * DAY, idle: 24 * HOUR },
  ADMIN: { absolute: 8 * HOUR, idle: 30 * MINUTE },
  GUEST: { absolute: 180 * DAY, idle: GUEST_IDLE },
};

/** Precision of the last use, in ms: recording every request would turn every read into a write. */
const PRECISION = MINUTE;

/** The timestamps of a session. */
export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** The latest end of a session that starts now. */
export function expiryOf(role: Role, now: Date): Date {
  return new Date(now.getTime() + limits[role].absolute);
}

/** Whether a session is still valid for a user of this role. */
export function isActive({ createdAt, lastSeenAt, expiresAt }: SessionTimes, role: Role, now: Date): boolean {
  const { absolute, idle } = limits[role];
  return now < expiresAt && ageOf(createdAt, now) < absolute && ageOf(lastSeenAt, now) < idle;
}

/** Whether the last recorded use is old enough to record another. */
export function isWorthNoting({ lastSeenAt }: Pick<SessionTimes, 'lastSeenAt'>, now: Date): boolean {
  return ageOf(lastSeenAt, now) >= PRECISION;
}

function ageOf(moment: Date, now: Date): number {
  return now.getTime() - moment.getTime();
}
