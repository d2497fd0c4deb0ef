import { screen } from '../../../navigation/feature.ts';
import type { AdminFeature } from '../admin-feature.ts';
import { backOffice } from '../feature.ts';

const { adminLogin, adminSignup, staffInvitation, ownerInvitation } = backOffice.pages;
const pages = { adminLogin, adminSignup, staffInvitation, ownerInvitation };

export const auth: AdminFeature<typeof pages> = {
  pages,
  screens: {
    adminLogin: screen(() => import('./admin-login-page.tsx'), 'AdminLoginPage'),
    adminSignup: screen(() => import('./admin-signup-page.tsx'), 'AdminSignupPage'),
    staffInvitation: screen(() => import('./accept-invitation-page.tsx'), 'AcceptInvitationPage'),
    ownerInvitation: screen(() => import('./create-owner-page.tsx'), 'CreateOwnerPage'),
  },
};
