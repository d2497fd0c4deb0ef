import type { FieldPolicy } from '@apollo/client/cache';
import { adminSession } from '../session/admin-session.ts';
import { byId, pagedBy } from './cache.ts';
import { createClient } from './create-client.ts';
import { makeLink } from './links/make-link.ts';
import { makeLiveLink } from './links/live-link.ts';

/** Root fields that only the back office queries. */
const queryFields: Record<string, FieldPolicy> = {
  customer: byId('User'),
  customers: pagedBy('search', 'tag', 'ids', 'sort'),
  orders: pagedBy('filter', 'sort'),
  auditEntries: pagedBy('filter'),
  assets: pagedBy('search', 'isUnused'),
  customerTags: { merge: false },
  orderTags: { merge: false },
  pageDrafts: pagedBy('kind', 'state', 'search'),
  deletedProducts: pagedBy(),
  deletedCategories: { merge: false },
  deletedCollections: { merge: false },
  deletedStaffRoles: { merge: false },
  draftOrder: byId('DraftOrder'),
  draftOrders: pagedBy(),
  promotions: pagedBy('status'),
  redirects: pagedBy('search'),
  notFoundUrls: { merge: false },
  deletedPromotions: { merge: false },
  searchSynonyms: { merge: false },
  staff: { merge: false },
  sessions: { merge: false },
  staffRoles: { merge: false },
  staffInvitations: { merge: false },
  reviews: pagedBy('filter'),
  contactMessages: pagedBy('filter'),
  savedViews: { merge: false, keyArgs: ['list'] },
  settings: { merge: false },
  sheetImport: byId('SheetImport'),
  sheetImports: { merge: false },
};

/** The back office's client, with subscriptions to shop events. It never shares its cache with the shop. */
export const adminClient = createClient(
  adminSession,
  queryFields,
  makeLiveLink(adminSession, makeLink(adminSession)),
);
