import { t } from '@lingui/core/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  campaigns: adminPage('/admin/campaigns', () => t`Sales campaigns`, 'PROMOTIONS_READ'),
  campaignAdd: adminPage('/admin/campaigns/add', () => t`Plan a campaign`, 'PROMOTIONS_WRITE'),
  deletedCampaigns: adminPage('/admin/campaigns/deleted', () => t`Deleted campaigns`, 'PROMOTIONS_READ'),
  campaignEdit: adminPage(
    '/admin/campaigns/:id/edit',
    (name) => name ?? t`Edit campaign`,
    'PROMOTIONS_WRITE',
  ),
};

export const priceCampaigns: AdminFeature<typeof pages> = {
  pages,
  screens: {
    campaigns: screen(() => import('./campaigns-page.tsx'), 'CampaignsPage'),
    campaignAdd: screen(() => import('./campaign-form-page.tsx'), 'CampaignFormPage'),
    deletedCampaigns: screen(() => import('./deleted-campaigns-page.tsx'), 'DeletedCampaignsPage'),
    campaignEdit: screen(() => import('./campaign-form-page.tsx'), 'CampaignFormPage'),
  },
  menu: [
    {
      page: pages.campaigns,
      order: 60,
      Icon: BadgePercent,
      words: () => t`discounts markdown reduced prices`,
    },
  ],
  shortcuts: [{ page: pages.campaignAdd }, { page: pages.deletedCampaigns }],
};
