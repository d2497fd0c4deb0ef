import { t } from '@lingui/core/macro';
import Webhook from 'lucide-react/icons/webhook';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  webhooks: adminPage('/admin/webhooks', () => t`Webhooks`, 'INTEGRATIONS_READ'),
  webhookAdd: adminPage('/admin/webhooks/add', () => t`Add webhook`, 'INTEGRATIONS_WRITE'),
  webhook: adminPage('/admin/webhooks/:id', (url) => url ?? t`Webhook`, 'INTEGRATIONS_READ'),
  webhookEdit: adminPage('/admin/webhooks/:id/edit', () => t`Edit webhook`, 'INTEGRATIONS_WRITE'),
};

export const webhooks: AdminFeature<typeof pages> = {
  pages,
  screens: {
    webhooks: screen(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
    webhookAdd: screen(() => import('./webhook-form-page.tsx'), 'WebhookFormPage'),
    webhook: screen(() => import('./webhook-page.tsx'), 'WebhookPage'),
    webhookEdit: screen(() => import('./webhook-form-page.tsx'), 'WebhookFormPage'),
  },
  menu: [{ page: pages.webhooks, order: 180, Icon: Webhook, words: () => t`apps developers notifications` }],
  shortcuts: [{ page: pages.webhookAdd }],
};
