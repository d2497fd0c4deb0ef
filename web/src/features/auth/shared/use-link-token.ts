import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '../../../lib/json.ts';

/**
 * The token of an emailed link; null if there is none. It is removed from the address bar at once, where a
 * screenshot, a shared URL or the browser's history would reveal it; the state of this history entry keeps it
 * for a reload.
 */
export function useLinkToken(): string | null {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const fromLink = search.get('token');

  useEffect(() => {
    if (fromLink !== null) void navigate(pathname, { replace: true, state: { token: fromLink } });
  }, [fromLink, navigate, pathname]);

  return fromLink ?? keptToken(state);
}

function keptToken(state: unknown): string | null {
  return isRecord(state) && typeof state['token'] === 'string' ? state['token'] : null;
}
