import { features } from '../features/features.ts';
import { joinPages } from './feature.ts';

/**
 * All pages of the shop, and the back office's start page, joined from the features. Links (`paths.ts`),
 * routes (`routes.tsx`), breadcrumbs, the document title and the head that the server sends derive from this
 * table; `head/public-pages.ts` adds the descriptions of public pages for search engines.
 */
export const pages = joinPages(features);
