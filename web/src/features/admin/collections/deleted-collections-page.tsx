import { t } from '@lingui/core/macro';
import { DeletedCollectionsDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { BinPage } from '../ui/bin/bin-page.tsx';
import { useRestoreCollection } from './use-restore-collection.ts';

/** Deleted collections, which staff can restore. */
export function DeletedCollectionsPage() {
  const mayRestore = usePermission('COLLECTIONS_WRITE');
  return (
    <BinPage
      title={t`Deleted collections`}
      note={t`Shoppers can’t find deleted collections. A restored collection has the same products as before.`}
      back={{ label: t`Collections`, to: adminPaths.collections() }}
      query={DeletedCollectionsDocument}
      select={(data) => data.deletedCollections}
      useRestore={useRestoreCollection}
      mayRestore={mayRestore}
      empty={{
        title: t`No deleted collections`,
        text: t`You can restore deleted collections here.`,
      }}
    />
  );
}
