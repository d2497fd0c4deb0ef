import type { Route } from './route.ts';
import { fileRoutes } from './routes/file-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { shopperRoutes } from './routes/shopper-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';

/**
 * The specification's calls (section 7), those it names without a path: the admin's two, contact, and the
 * uploads of pictures; how orders can be delivered and by which codes they cost less, which they name; and
 * files, which GraphQL does not carry.
 */
export const routes: readonly Route[] = [...publicRoutes, ...shopperRoutes, ...staffRoutes, ...fileRoutes];
