import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/**
 * The token of the link in a mail; null without one. It is taken out of the address bar at once, where a screenshot, a
 * shared address or the browser's history would tell it; the entry of this page keeps it for a reload.
 */
export function useResetToken(): string | null {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const fromLink = search.get('token');

  useEffect(() => {
    if (fromLink !== null)
      void navigate(paths.resetPassword(), { replace: true, state: { token: fromLink } });
  }, [fromLink, navigate]);

  return fromLink ?? keptToken(state);
}

function keptToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}
