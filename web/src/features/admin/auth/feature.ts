import { screen } from '../../../navigation/feature.ts';
import type { AdminFeature } from '../admin-feature.ts';
import { backOffice } from '../feature.ts';

const { adminLogin, adminSignup, staffInvitation } = backOffice.pages;
const pages = { adminLogin, adminSignup, staffInvitation };

export const auth: AdminFeature<typeof pages> = {
  pages,
  screens: {
    adminLogin: screen(() => import('./admin-login-page.tsx'), 'AdminLoginPage'),
    adminSignup: screen(() => import('./admin-signup-page.tsx'), 'AdminSignupPage'),
    staffInvitation: screen(() => import('./accept-invitation-page.tsx'), 'AcceptInvitationPage'),
  },
};
