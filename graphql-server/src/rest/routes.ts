import type { Route } from './route.ts';
import { fileRoutes } from './routes/file-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { shopperRoutes } from './routes/shopper-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';

/**
 * The specification's calls (section 7); those that it mentions without a path: the admin's two, contact, and
 * picture uploads; delivery methods and promotion codes, which orders refer to; and files, which GraphQL does
 * not support.
 */
export const routes: readonly Route[] = [...publicRoutes, ...shopperRoutes, ...staffRoutes, ...fileRoutes];
