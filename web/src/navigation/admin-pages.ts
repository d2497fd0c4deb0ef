import { adminFeatures } from '../features/admin/admin-features.ts';
import { backOffice } from '../features/admin/feature.ts';
import { joinPages } from './feature.ts';
import { adminPage, notFoundPage } from './page.ts';
import { linksTo } from './paths.ts';

/** All pages of the back office, joined from its features; shoppers never load this table. */
export const adminPages = joinPages(adminFeatures);

/** The links to the pages of the back office, such as `adminPaths.order(id)`. */
export const adminPaths = linksTo(adminPages);

/** Shown for unknown pages of the back office; only admins see it. */
export const adminNotFoundPage = adminPage(`${backOffice.pages.dashboard.path}/*`, notFoundPage.title, null);
