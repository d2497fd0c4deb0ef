import type { Principal } from '../../shared/principal.ts';
import type { SessionService } from '../auth/sessions/session.service.ts';
import type { ApiKeyService } from './api-key.service.ts';
import { isApiKeyToken } from './api-key-token.ts';

/** Identifies callers by their token, of a session or an API key. */
export class CallerService {
  constructor(
    private readonly sessions: SessionService,
    private readonly apiKeys: ApiKeyService,
  ) {}

  /**
   * Identifies the caller by the Authorization header; a visitor without one.
   * @throws RequestError UNAUTHENTICATED for a token that is malformed, forged, expired or revoked
   */
  async authenticate(authorization: string | undefined, ip: string): Promise<Principal> {
    const key = apiKeyIn(authorization);
    return key === null ? this.sessions.authenticate(authorization) : this.apiKeys.authenticate(key, ip);
  }

  /** Like `authenticate`, but does not count as a use. @throws RequestError UNAUTHENTICATED */
  async recheck(authorization: string): Promise<Principal> {
    const key = apiKeyIn(authorization);
    return key === null ? this.sessions.recheck(authorization) : this.apiKeys.recheck(key);
  }
}

function apiKeyIn(authorization: string | undefined): string | null {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token !== undefined && isApiKeyToken(token) ? token : null;
}
