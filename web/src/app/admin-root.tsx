import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { adminClient } from '../apollo/admin-client.ts';

/** Provides the admin's Apollo client to the back office. */
export function AdminRoot() {
  return (
    <ApolloProvider client={adminClient}>
      <Outlet />
    </ApolloProvider>
  );
}
