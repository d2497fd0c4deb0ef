import { t } from '@lingui/core/macro';
import { DeletedCategoriesDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { BinPage } from '../ui/bin/bin-page.tsx';
import { useRestoreCategory } from './use-restore-category.ts';

/** The categories that staff have deleted, which can be brought back. */
export function DeletedCategoriesPage() {
  const mayRestore = usePermission('CATEGORIES_WRITE');
  return (
    <BinPage
      title={t`Deleted categories`}
      note={t`They are in no menu, filter or list. A restored category is back in its place, with the products that still stand where they went.`}
      back={{ label: t`Categories`, to: adminPaths.categories() }}
      query={DeletedCategoriesDocument}
      select={(data) => data.deletedCategories}
      useRestore={useRestoreCategory}
      mayRestore={mayRestore}
      empty={{
        title: t`No deleted categories`,
        text: t`What you delete of the categories can be restored here.`,
      }}
    />
  );
}
