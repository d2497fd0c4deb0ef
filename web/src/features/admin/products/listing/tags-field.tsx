import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Chip } from '../../../../ui/actions/chip.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { addTags } from './listing-values.ts';
import styles from './tags-field.module.css';

const MAX_TAGS = 30;
const MAX_LENGTH = 40;

interface TagsFieldProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  /** The tags that products have. */
  existingTags: readonly string[];
}

/**
 * Tags as chips with remove buttons. Enter, a comma or saving adds the typed tag; Backspace in the empty
 * field puts the last tag back for editing.
 */
export function TagsField({ form, field, existingTags }: TagsFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const [tags, newTag] = useWatch({ control: form.control, name: ['tags', 'newTag'] });
  const input = field('newTag', { validate: (text, values) => verdict(addTags(values.tags, text)) });

  function set(next: string[], typed: string): void {
    form.setValue('tags', next, { shouldDirty: true });
    form.setValue('newTag', typed, { shouldDirty: true });
  }

  function add(text: string): void {
    const next = addTags(tags, text);
    if (verdict(next) === true) set(next, '');
    void form.trigger('newTag');
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && newTag === '' && tags.length > 0) {
      event.preventDefault();
      set(tags.slice(0, -1), tags.at(-1) ?? '');
    } else if (event.key === ',' || (event.key === 'Enter' && newTag.trim() !== '')) {
      event.preventDefault();
      add(newTag);
    }
  }

  function remove(tag: string): void {
    const index = tags.indexOf(tag);
    set(
      tags.filter((other) => other !== tag),
      newTag,
    );
    // Focus moves to the chip that took the removed one's place, or back to the field, once the chip is gone.
    setTimeout(() => {
      const left = list.current?.querySelectorAll('button') ?? [];
      (left[Math.min(index, left.length - 1)] ?? document.getElementById('field-newTag'))?.focus();
    });
  }

  return (
    <div>
      <TextField
        label={t`Tags`}
        hint={t`Press Enter or comma to add a tag.`}
        list="known-tags"
        autoComplete="off"
        onKeyDown={handleKey}
        {...input}
      />
      <datalist id="known-tags">
        {existingTags
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul ref={list} className={styles.tags} role="list" aria-label={t`Tags of this product`}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip action={t`Remove tag`} onRemove={() => remove(tag)}>
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function verdict(tags: readonly string[]): true | string {
  if (tags.length > MAX_TAGS) return t`Please use at most ${MAX_TAGS} tags`;
  return tags.every((tag) => tag.length <= MAX_LENGTH) || t`Please use at most ${MAX_LENGTH} characters`;
}
