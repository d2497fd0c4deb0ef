import { t } from '@lingui/core/macro';
import type { AnyFeature } from '../../navigation/feature.ts';
import { adminPage } from '../../navigation/page.ts';

const pages = {
  adminLogin: { ...adminPage('/adminLogin', () => t`Log in`, null), audience: 'everyone' },
  adminSignup: { ...adminPage('/adminSignup', () => t`Sign up`, null), audience: 'everyone' },
  staffInvitation: { ...adminPage('/staffInvitation', () => t`Join the staff`, null), audience: 'everyone' },
  ownerInvitation: {
    ...adminPage('/ownerInvitation', () => t`Create the owner`, null),
    audience: 'everyone',
  },
  dashboard: adminPage('/admin', () => t`Dashboard`, null),
} as const;

/**
 * The entry to the back office, and all that the shop imports of it. Shoppers never load the features behind
 * it, which `admin-features.ts` lists.
 */
export const backOffice: Omit<AnyFeature, 'pages'> & { pages: typeof pages } = { pages, screens: {} };
