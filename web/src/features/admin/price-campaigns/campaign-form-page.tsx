import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminPriceCampaignDocument } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { CampaignForm } from './campaign-form.tsx';

/** Plans a campaign, or edits the one whose id is in the path. */
export function CampaignFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddCampaign /> : <EditCampaign key={id} id={id} />;
}

const back = () => ({ label: t`Sales campaigns`, to: adminPaths.campaigns() });

function AddCampaign() {
  const terms = useCampaignTerms();
  return (
    <>
      <PageHead title={t`Plan a campaign`} back={back()} />
      {terms ? <CampaignForm campaign={null} terms={terms} /> : <FormSkeleton />}
    </>
  );
}

function EditCampaign({ id }: { id: string }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminPriceCampaignDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const campaign = useFirstLoaded(data?.priceCampaign);
  const terms = useCampaignTerms();
  usePageTitle(campaign ? adminPages.campaignEdit.title(campaign.name) : undefined);
  if (data && !campaign) return <NotFoundPage />;
  return (
    <>
      <PageHead title={campaign?.name ?? t`Edit campaign`} back={back()} />
      {campaign && terms ? (
        <>
          <EditedMeanwhile kind="PRICE_CAMPAIGN_CHANGED" subjectId={campaign.id} />
          <CampaignForm campaign={campaign} terms={terms} />
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function useCampaignTerms() {
  const shop = useShop();
  return shop && { currency: shop.currencyCode, timeZone: shop.timeZone };
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
