import { t } from '@lingui/core/macro';
import { DeletedPagesDocument } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { BinPage } from '../../ui/bin/bin-page.tsx';
import { useRestorePage } from './use-restore-page.ts';

/** Deleted pages, which staff can restore. */
export function DeletedPagesPage() {
  const mayRestore = usePermission('CONTENT_WRITE');
  return (
    <BinPage
      title={t`Deleted pages`}
      note={t`Shoppers can’t find deleted pages and posts. A restored page is a draft until you publish it.`}
      back={{ label: t`Pages`, to: adminPaths.pages() }}
      query={DeletedPagesDocument}
      select={(data) => data.deletedPages}
      useRestore={useRestorePage}
      mayRestore={mayRestore}
      empty={{ title: t`No deleted pages`, text: t`You can restore deleted pages here.` }}
    />
  );
}
