import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = {
  signup: page('/signup', () => t`Sign up`),
  login: page('/login', () => t`Log in`),
  /** Google's redirect URI; the server sends this path to Google. */
  googleCallback: page('/login/google', () => t`Sign in with Google`),
  forgotPassword: page('/forgotPassword', () => t`Forgot your password?`),
  resetPassword: page('/resetPassword', () => t`Choose a new password`),
};

export const auth: Feature<typeof pages> = {
  pages,
  screens: {
    signup: screen(() => import('./signup-page.tsx'), 'SignupPage'),
    login: screen(() => import('./login-page.tsx'), 'LoginPage'),
    googleCallback: screen(() => import('./google/google-callback-page.tsx'), 'GoogleCallbackPage'),
    forgotPassword: screen(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
    resetPassword: screen(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
  },
};
