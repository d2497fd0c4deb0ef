import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { adminClient } from '../apollo/admin-client.ts';

export function AdminRoot() {
  return (
    <ApolloProvider client={adminClient}>
      <Outlet />
    </ApolloProvider>
  );
}
