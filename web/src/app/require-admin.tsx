import { useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminSession } from '../apollo/admin-session.ts';
import { useAdminSession } from '../apollo/use-admin-session.ts';
import type { LoginState } from './login-intent.ts';
import { paths } from './paths.ts';

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
