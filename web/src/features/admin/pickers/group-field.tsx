import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Chip } from '../../../ui/actions/chip.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** A category or collection selected in a form. */
interface ChosenGroup {
  groupId: string;
  title: string;
}

/** The selected groups of one kind. */
export interface GroupChoice {
  /** Those without a title are looked up. */
  groups: readonly (Omit<ChosenGroup, 'title'> & { title?: string | undefined })[];
  /** The label of the list. */
  label: string;
  onAdd: (group: ChosenGroup) => void;
  onRemove: (index: number) => void;
}

interface GroupFieldProps extends GroupChoice {
  name: string;
  max: number;
  /** The label of the select that adds one. */
  addLabel: string;
  hint?: string;
  /** All existing groups; undefined while loading. */
  allGroups: readonly ChosenGroup[] | undefined;
  /** The options that can still be added. */
  options: (chosen: string[]) => ReactNode;
}

/** The selected groups, each removable, with a select that adds one. */
export function GroupField({
  groups,
  label,
  onAdd,
  onRemove,
  name,
  max,
  addLabel,
  hint,
  allGroups,
  options,
}: GroupFieldProps) {
  const area = useRef<HTMLDivElement>(null);
  const missing = allGroups ? t`No longer exists` : '…';
  const find = (id: string) => allGroups?.find(({ groupId }) => groupId === id);

  function removeAt(index: number): void {
    onRemove(index);
    // The focused button is removed with its group.
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('button, select')?.focus());
  }

  return (
    <Stack ref={area} gap={8}>
      {groups.length > 0 && (
        <Cluster as="ul" role="list" gap={8} aria-label={label}>
          {groups.map(({ groupId, title }, index) => (
            <li key={groupId}>
              <Chip action={t`Remove`} onRemove={() => removeAt(index)}>
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
    </Stack>
  );
}
