import { useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { adminSession, useAdminSession } from './admin-session.ts';
import type { LoginState } from './login-intent.ts';
import { shopperSession, useSession } from './shopper-session.ts';

/** Lets only shoppers in. A visitor goes to the login and comes back from there; who has logged out goes home. */
export function RequireCustomer() {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn] = useState(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn && shopperSession.endedBy === 'logout') return <Navigate to={paths.home()} replace />;
  const state: LoginState = { from: createPath(location), fromState: location.state };
  return <Navigate to={paths.login()} state={state} replace />;
}

/** Lets only admins in, for comfort: the server decides what an admin may do. Who has logged out goes home. */
export function RequireAdmin() {
  const session = useAdminSession();
  const location = useLocation();
  const [wasSignedIn] = useState(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn && adminSession.endedBy === 'logout') return <Navigate to={paths.home()} replace />;
  const state: LoginState = { from: createPath(location), fromState: location.state };
  return <Navigate to={paths.adminLogin()} state={state} replace />;
}
