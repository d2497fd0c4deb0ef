import { t } from '@lingui/core/macro';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  promotions: adminPage('/admin/promotions', () => t`Promotions`, 'PROMOTIONS_READ'),
  promotionAdd: adminPage('/admin/promotions/add', () => t`Add promotion`, 'PROMOTIONS_WRITE'),
  deletedPromotions: adminPage('/admin/promotions/deleted', () => t`Deleted promotions`, 'PROMOTIONS_READ'),
  promotionEdit: adminPage(
    '/admin/promotions/:id/edit',
    (title) => title ?? t`Edit promotion`,
    'PROMOTIONS_READ',
  ),
};

export const promotions: AdminFeature<typeof pages> = {
  pages,
  screens: {
    promotions: screen(() => import('./promotions-page.tsx'), 'PromotionsPage'),
    promotionAdd: screen(() => import('./promotion-form-page.tsx'), 'PromotionFormPage'),
    deletedPromotions: screen(() => import('./deleted-promotions-page.tsx'), 'DeletedPromotionsPage'),
    promotionEdit: screen(() => import('./promotion-form-page.tsx'), 'PromotionFormPage'),
  },
  menu: [
    {
      page: pages.promotions,
      order: 70,
      Icon: TicketPercent,
      words: () => t`discounts coupons vouchers codes gift`,
    },
  ],
  shortcuts: [{ page: pages.promotionAdd }, { page: pages.deletedPromotions }],
};
