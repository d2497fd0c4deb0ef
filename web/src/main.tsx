// First, because it sets the order of the cascade layers that every other style relies on.
import './styles/index.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { shopperClient } from './apollo/shopper-client.ts';
import { router } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={shopperClient}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </StrictMode>,
);
