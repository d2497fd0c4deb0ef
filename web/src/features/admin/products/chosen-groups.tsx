import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { AdminCategoryTreeDocument, CollectionsToChooseDocument } from '../../../gql/admin/graphql.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { treeRows } from '../categories/category-moves.ts';
import { CategoryOptions } from '../categories/category-options.tsx';

/** A category or collection that a form holds. */
export interface ChosenGroup {
  groupId: string;
  title: string;
}

/** The chosen groups of one kind. */
interface GroupChoice {
  /** Those without a title are looked up. */
  groups: readonly (Omit<ChosenGroup, 'title'> & { title?: string })[];
  /** Of the list of them. */
  label: string;
  onAdd: (group: ChosenGroup) => void;
  onRemove: (index: number) => void;
}

interface ChosenGroupsProps {
  categories: GroupChoice;
  collections: GroupChoice;
  /** How many of each can be chosen. */
  max: number;
}

/** Categories and collections whose products something is for. */
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
        hint={t`With all that lie in it, and what comes into it later.`}
        known={tree?.map(({ id, label }) => ({ groupId: id, title: label }))}
        options={(chosen) => <CategoryOptions rows={treeRows(tree ?? [])} without={chosen} />}
      />
      <GroupField
        {...collections}
        name="add-collections"
        max={max}
        addLabel={t`Add a collection`}
        known={all?.map(({ id, title }) => ({ groupId: id, title }))}
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

interface GroupFieldProps extends GroupChoice {
  name: string;
  max: number;
  /** Of the select that adds one. */
  addLabel: string;
  hint?: string;
  /** All that there are; undefined while they load. */
  known: readonly ChosenGroup[] | undefined;
  /** What can still be chosen. */
  options: (chosen: string[]) => ReactNode;
}

/** What is chosen, each removable, and a select that adds one. */
function GroupField({
  groups,
  label,
  onAdd,
  onRemove,
  name,
  max,
  addLabel,
  hint,
  known,
  options,
}: GroupFieldProps) {
  const area = useRef<HTMLDivElement>(null);
  const missing = known ? t`No longer there` : '…';
  const find = (id: string) => known?.find(({ groupId }) => groupId === id);

  function removeAt(index: number): void {
    onRemove(index);
    // The button that had the focus goes with it.
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('button, select')?.focus());
  }

  return (
    <div ref={area}>
      {groups.length > 0 && (
        <Cluster as="ul" role="list" gap={8} aria-label={label}>
          {groups.map(({ groupId, title }, index) => (
            <li key={groupId}>
              <Chip action={t`Take out`} onRemove={() => removeAt(index)}>
                {title ?? find(groupId)?.title ?? missing}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      <SelectField
        name={name}
        label={addLabel}
        hint={hint}
        value=""
        disabled={groups.length >= max}
        onChange={({ target }) => {
          const group = find(target.value);
          if (group) onAdd(group);
        }}
      >
        <option value="">{t`Choose one to add`}</option>
        {options(groups.map(({ groupId }) => groupId))}
      </SelectField>
    </div>
  );
}
