import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = {
  alertConfirm: page('/alerts/confirm', () => t`Product alert`),
  alertsStop: page('/alerts/stop', () => t`Stop alerts`),
  newsletterConfirm: page('/newsletter/confirm', () => t`Newsletter`),
  newsletterUnsubscribe: page('/newsletter/unsubscribe', () => t`Unsubscribe`),
};

export const subscriptions: Feature<typeof pages> = {
  pages,
  screens: {
    alertConfirm: screen(() => import('./alert-link-pages.tsx'), 'AlertConfirmPage'),
    alertsStop: screen(() => import('./alert-link-pages.tsx'), 'AlertsStopPage'),
    newsletterConfirm: screen(() => import('./newsletter-link-pages.tsx'), 'NewsletterConfirmPage'),
    newsletterUnsubscribe: screen(() => import('./newsletter-link-pages.tsx'), 'NewsletterUnsubscribePage'),
  },
};
