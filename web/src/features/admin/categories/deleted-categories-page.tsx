import { t } from '@lingui/core/macro';
import { DeletedCategoriesDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { BinPage } from '../ui/bin/bin-page.tsx';
import { useRestoreCategory } from './use-restore-category.ts';

/** Deleted categories, which staff can restore. */
export function DeletedCategoriesPage() {
  const mayRestore = usePermission('CATEGORIES_WRITE');
  return (
    <BinPage
      title={t`Deleted categories`}
      note={t`Deleted categories don’t appear in menus, filters or lists. A restored category returns to its place, with the products that have not been moved since.`}
      back={{ label: t`Categories`, to: adminPaths.categories() }}
      query={DeletedCategoriesDocument}
      select={(data) => data.deletedCategories}
      useRestore={useRestoreCategory}
      mayRestore={mayRestore}
      empty={{
        title: t`No deleted categories`,
        text: t`You can restore deleted categories here.`,
      }}
    />
  );
}
