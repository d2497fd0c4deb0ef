import { useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { adminSession } from './admin-session.ts';
import type { LoginState } from '../navigation/login-intent.ts';
import { type SessionStore, useStoredSession } from './session-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { shopperSession, useBuyerId, useSession } from './shopper-session.ts';

/** Admits only customers. */
export function RequireCustomer() {
  return <RequireSession store={shopperSession} login={paths.login()} />;
}

/** Admits customers and, where the shop allows it, guests and visitors, whose cart is empty. */
export function RequireBuyer() {
  const isSignedIn = useSession() !== null;
  const isGuest = useBuyerId() !== null;
  const shop = useShop();
  if (isSignedIn || (shopperSession.hasExpired && !isGuest)) return <RequireCustomer />;
  if (isGuest || shop?.allowsGuests) return <Outlet />;
  return shop && <RequireCustomer />;
}

/** Admits only admins. Only a convenience: the server enforces permissions. */
export function RequireAdmin() {
  return <RequireSession store={adminSession} login={paths.adminLogin()} />;
}

interface RequireSessionProps {
  store: SessionStore;
  /** The path of the login. */
  login: string;
}

/** Redirects visitors to the login and back; after a logout it redirects to the home page. */
function RequireSession({ store, login }: RequireSessionProps) {
  const session = useStoredSession(store);
  const location = useLocation();
  const [wasSignedIn] = useState(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn && store.endedBy === 'logout') return <Navigate to={paths.home()} replace />;
  const state: LoginState = { from: createPath(location), fromState: location.state };
  return <Navigate to={login} state={state} replace />;
}
