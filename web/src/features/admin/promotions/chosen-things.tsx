import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Chip } from '../../../ui/actions/chip.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { idsIn, type PromotionValues } from './promotion-values.ts';
import styles from './promotions.module.css';

/** Something that a promotion can be for. */
export interface Choosable {
  id: string;
  name: string;
}

/** The ids that a field of the form holds, with what adds one and takes one out. */
export function useChosen(form: UseFormReturn<PromotionValues>, name: Path<PromotionValues>) {
  const ids = idsIn(String(useWatch({ control: form.control, name })));
  const set = (next: readonly string[]) =>
    form.setValue(name, next.join(' '), { shouldDirty: true, shouldTouch: true });
  return {
    ids,
    add: (id: string) => !ids.includes(id) && set([...ids, id]),
    remove: (id: string) => set(ids.filter((other) => other !== id)),
  };
}

interface ChosenListProps {
  ids: readonly string[];
  /** What the ids are of; one that is not there any more has no name. */
  things: readonly Choosable[];
  onRemove: (id: string) => void;
}

/** What is chosen, each to be taken out. */
export function ChosenList({ ids, things, onRemove }: ChosenListProps) {
  if (ids.length === 0) return null;
  return (
    <div className={styles.chosen}>
      {ids.map((id) => (
        <Chip key={id} action={t`Take out`} onRemove={() => onRemove(id)}>
          {things.find((thing) => thing.id === id)?.name ?? t`No longer there`}
        </Chip>
      ))}
    </div>
  );
}

interface ChooseFieldProps {
  form: UseFormReturn<PromotionValues>;
  name: 'categoryIds' | 'collectionIds';
  label: string;
  prompt: string;
  things: readonly Choosable[];
}

/** Chooses some of a list that is short enough for a menu. */
export function ChooseField({ form, name, label, prompt, things }: ChooseFieldProps): ReactNode {
  const { ids, add, remove } = useChosen(form, name);
  return (
    <>
      <SelectField name={`${name}Choice`} label={label} value="" onChange={({ target }) => add(target.value)}>
        <option value="">{prompt}</option>
        {things
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
      </SelectField>
      <ChosenList ids={ids} things={things} onRemove={remove} />
    </>
  );
}
