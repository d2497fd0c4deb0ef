import type { NormalizedCacheObject } from '@apollo/client/cache';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type BarePageSize, bareRoutes, BareRoot, createBareClient } from './bare-page.tsx';

const root = document.getElementById('root');
const text = document.getElementById('page-state')?.textContent;
if (!root || !text) throw new Error('The bare page is not complete.');

const { size, cache } = JSON.parse(text) as { size: BarePageSize; cache: NormalizedCacheObject };
const client = createBareClient();
client.restore(cache);
const router = createBrowserRouter(bareRoutes(size), { hydrationData: {} });
startTransition(() => {
  hydrateRoot(
    root,
    <BareRoot client={client}>
      <RouterProvider router={router} />
    </BareRoot>,
  );
});
