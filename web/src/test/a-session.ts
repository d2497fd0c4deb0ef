import type { SessionUser, StoredSession } from '../session/session-store.ts';

/** A session for tests; the given `user` fields override the defaults. */
export function aSession(token = 'token-1', user: Partial<SessionUser> = {}): StoredSession {
  return {
    token,
    user: {
      id: 'user-1',
      firstName: 'Ada',
      lastName: 'Park',
      email: 'ada@example.com',
      accountType: 'OTHER',
      role: 'CUSTOMER',
      ...user,
    },
  };
}
