import { useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { shopperSession } from '../apollo/shopper-session.ts';
import { useSession } from '../apollo/use-session.ts';
import type { LoginState } from './login-intent.ts';
import { paths } from './paths.ts';

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
