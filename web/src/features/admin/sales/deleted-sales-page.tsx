import { t } from '@lingui/core/macro';
import { DeletedSalesDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { BinPage } from '../ui/bin/bin-page.tsx';
import { useRestoreSale } from './use-restore-sale.ts';

/** The sales that staff have deleted, which can be brought back. */
export function DeletedSalesPage() {
  const mayRestore = usePermission('PROMOTIONS_WRITE');
  return (
    <BinPage
      title={t`Deleted sales`}
      note={t`They lower no prices. A restored sale is back as it was; one whose time is now runs again.`}
      back={{ label: t`Sales`, to: adminPaths.sales() }}
      query={DeletedSalesDocument}
      select={(data) => data.deletedSales}
      useRestore={useRestoreSale}
      mayRestore={mayRestore}
      empty={{
        title: t`No deleted sales`,
        text: t`What you delete of the sales can be restored here.`,
      }}
    />
  );
}
