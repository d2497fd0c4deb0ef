import { adminFeatures } from '../features/admin/admin-features.ts';
import { backOffice } from '../features/admin/feature.ts';
import { joinPages } from './feature.ts';
import { adminPage, notFoundPage } from './page.ts';
import { linksTo } from './paths.ts';

/** Every page of the back office, as its features declare them; no shopper loads this table. */
export const adminPages = joinPages(adminFeatures);

/** The links to the pages of the back office, such as `adminPaths.order(id)`. */
export const adminPaths = linksTo(adminPages);

/** Shown in place of a page that the back office does not have, where only admins are told. */
export const adminNotFoundPage = adminPage(`${backOffice.pages.dashboard.path}/*`, notFoundPage.title, null);
