import { useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { adminSession, useAdminSession } from './admin-session.ts';
import type { LoginState } from '../navigation/login-intent.ts';
import { shopperSession, useSession } from './shopper-session.ts';

/**
 * Admits only shoppers. Visitors are redirected to the login and back; after a logout the redirect is to the home page.
 */
export function RequireCustomer() {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn] = useState(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn && shopperSession.endedBy === 'logout') return <Navigate to={paths.home()} replace />;
  const state: LoginState = { from: createPath(location), fromState: location.state };
  return <Navigate to={paths.login()} state={state} replace />;
}

/**
 * Admits only admins, as a convenience: the server enforces permissions. After a logout it redirects to the home page.
 */
export function RequireAdmin() {
  const session = useAdminSession();
  const location = useLocation();
  const [wasSignedIn] = useState(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn && adminSession.endedBy === 'logout') return <Navigate to={paths.home()} replace />;
  const state: LoginState = { from: createPath(location), fromState: location.state };
  return <Navigate to={paths.adminLogin()} state={state} replace />;
}
