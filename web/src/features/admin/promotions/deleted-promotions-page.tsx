import { t } from '@lingui/core/macro';
import { DeletedPromotionsDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { BinPage } from '../ui/bin/bin-page.tsx';
import { useRestorePromotion } from './use-restore-promotion.ts';

/** Deleted promotions, which staff can restore. */
export function DeletedPromotionsPage() {
  const mayRestore = usePermission('PROMOTIONS_WRITE');
  return (
    <BinPage
      title={t`Deleted promotions`}
      note={t`Deleted promotions no longer apply. A restored promotion is off until you turn it on.`}
      back={{ label: t`Promotions`, to: adminPaths.promotions() }}
      query={DeletedPromotionsDocument}
      select={(data) => data.deletedPromotions}
      useRestore={useRestorePromotion}
      mayRestore={mayRestore}
      empty={{
        title: t`No deleted promotions`,
        text: t`You can restore deleted promotions here.`,
      }}
    />
  );
}
