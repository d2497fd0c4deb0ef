import { t } from '@lingui/core/macro';
import { DeletedPriceCampaignsDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { BinPage } from '../ui/bin/bin-page.tsx';
import { useRestoreCampaign } from './use-restore-campaign.ts';

/** Deleted campaigns, which staff can restore. */
export function DeletedCampaignsPage() {
  const mayRestore = usePermission('PROMOTIONS_WRITE');
  return (
    <BinPage
      title={t`Deleted campaigns`}
      note={t`They lower no prices. A restored campaign is back as it was; one whose time is now runs again.`}
      back={{ label: t`Sales campaigns`, to: adminPaths.campaigns() }}
      query={DeletedPriceCampaignsDocument}
      select={(data) => data.deletedPriceCampaigns}
      useRestore={useRestoreCampaign}
      mayRestore={mayRestore}
      empty={{
        title: t`No deleted campaigns`,
        text: t`What you delete of the campaigns can be restored here.`,
      }}
    />
  );
}
