import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { adminClient } from '../apollo/admin-client.ts';

/** Gives all pages of the back office the admin's client. */
export function AdminRoot() {
  return (
    <ApolloProvider client={adminClient}>
      <Outlet />
    </ApolloProvider>
  );
}
