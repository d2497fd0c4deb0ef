import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { AdminCategoryTreeDocument, CollectionsToChooseDocument } from '../../../gql/graphql.ts';
import { treeRows } from './categories/category-moves.ts';
import { CategoryOptions } from './categories/category-options.tsx';
import { type GroupChoice, GroupField } from './group-field.tsx';

interface ChosenGroupsProps {
  categories: GroupChoice;
  collections: GroupChoice;
  /** The maximum number of each. */
  max: number;
}

/** Selects categories and collections whose products something applies to. */
export function ChosenGroups({ categories, collections, max }: ChosenGroupsProps) {
  const tree = useQuery(AdminCategoryTreeDocument).data?.categories;
  const all = useQuery(CollectionsToChooseDocument).data?.collections;
  return (
    <>
      <GroupField
        {...categories}
        name="add-categories"
        max={max}
        addLabel={t`Add a category`}
        hint={t`Including its subcategories, and products added later.`}
        allGroups={tree?.map(({ id, label }) => ({ groupId: id, title: label }))}
        options={(chosen) => <CategoryOptions rows={treeRows(tree ?? [])} without={chosen} />}
      />
      <GroupField
        {...collections}
        name="add-collections"
        max={max}
        addLabel={t`Add a collection`}
        allGroups={all?.map(({ id, title }) => ({ groupId: id, title }))}
        options={(chosen) =>
          (all ?? [])
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))
        }
      />
    </>
  );
}
