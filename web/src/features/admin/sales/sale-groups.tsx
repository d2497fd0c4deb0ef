import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { AdminCategoryTreeDocument, CollectionsToChooseDocument } from '../../../gql/admin/graphql.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { treeRows } from '../categories/category-moves.ts';
import { CategoryOptions } from '../categories/category-options.tsx';
import type { SaleValues } from './sale-values.ts';

/** The server takes no more. */
const MAX_COUNT = 50;

/** The categories and the collections whose products are in the sale. */
export function SaleGroups({ control }: { control: Control<SaleValues> }) {
  const categories = useQuery(AdminCategoryTreeDocument).data?.categories ?? [];
  const collections = useQuery(CollectionsToChooseDocument).data?.collections ?? [];
  return (
    <>
      <ChosenGroups
        control={control}
        name="categories"
        label={t`Categories in the sale`}
        addLabel={t`Add a category`}
        hint={t`With all that lie in it, and what comes into it later.`}
        titleOf={(id) => categories.find((category) => category.id === id)?.label}
        options={(chosen) => <CategoryOptions rows={treeRows(categories)} without={chosen} />}
      />
      <ChosenGroups
        control={control}
        name="collections"
        label={t`Collections in the sale`}
        addLabel={t`Add a collection`}
        titleOf={(id) => collections.find((collection) => collection.id === id)?.title}
        options={(chosen) =>
          collections
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

interface ChosenGroupsProps {
  control: Control<SaleValues>;
  name: 'categories' | 'collections';
  /** Of the list. */
  label: string;
  /** Of the select that adds one. */
  addLabel: string;
  hint?: string;
  titleOf: (id: string) => string | undefined;
  /** What can still be chosen. */
  options: (chosen: string[]) => ReactNode;
}

/** What is chosen, each removable, and a select that adds one. */
function ChosenGroups({ control, name, label, addLabel, hint, titleOf, options }: ChosenGroupsProps) {
  const area = useRef<HTMLDivElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name });

  function removeAt(index: number): void {
    remove(index);
    // The button that had the focus goes with it.
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('button, select')?.focus());
  }

  return (
    <div ref={area}>
      {fields.length > 0 && (
        <Cluster as="ul" role="list" gap={8} aria-label={label}>
          {fields.map(({ id, title }, index) => (
            <li key={id}>
              <Chip onRemove={() => removeAt(index)}>{title}</Chip>
            </li>
          ))}
        </Cluster>
      )}
      <SelectField
        name={`add-${name}`}
        label={addLabel}
        hint={hint}
        value=""
        disabled={fields.length >= MAX_COUNT}
        onChange={({ target }) => {
          const title = titleOf(target.value);
          if (title !== undefined) append({ groupId: target.value, title }, { shouldFocus: false });
        }}
      >
        <option value="">{t`Choose one to add`}</option>
        {options(fields.map(({ groupId }) => groupId))}
      </SelectField>
    </div>
  );
}
