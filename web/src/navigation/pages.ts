import { features } from '../features/features.ts';
import { joinPages } from './feature.ts';

/**
 * Every page of the shop, and where the back office begins. Links (`paths.ts`), routes (`routes.tsx`),
 * breadcrumbs, the title in the browser and the head that the server sends are made from this table, which
 * joins what the features declare; `head/public-pages.ts` adds what search engines are told about the public
 * ones.
 */
export const pages = joinPages(features);
