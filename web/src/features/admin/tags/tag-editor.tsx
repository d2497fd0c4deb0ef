import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { KnownTags } from './known-tags.tsx';
import { splitTags } from './split-tags.ts';
import type { TagChange } from './use-tags.ts';
import styles from './tag-editor.module.css';

interface TagEditorProps {
  tags: readonly string[];
  /** Existing tags of this kind. */
  existingTags: readonly string[];
  /** Applies the change at once; resolves to null on failure. `null` makes the tags read-only. */
  update: ((change: TagChange) => Promise<object | null>) | null;
}

/** Tags as chips with remove buttons, and a field to add more. */
export function TagEditor({ tags, existingTags, update }: TagEditorProps) {
  const [text, setText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  async function run(change: TagChange): Promise<boolean> {
    setIsSaving(true);
    const isDone = Boolean(await update?.(change));
    setIsSaving(false);
    return isDone;
  }

  async function add(): Promise<void> {
    const added = splitTags(text);
    if (added.length > 0 && (await run({ add: added, remove: [] }))) setText('');
  }

  async function remove(tag: string): Promise<void> {
    // The chip disappears, and the focus with it.
    if (await run({ add: [], remove: [tag] })) form.current?.querySelector('input')?.focus();
  }

  function addAtComma(event: KeyboardEvent): void {
    if (event.key !== ',' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <>
      {tags.length > 0 ? (
        <ul role="list" className={styles.tags} aria-label={t`Tags`}>
          {tags.map((tag) => (
            <li key={tag}>
              {update ? (
                <Chip action={t`Remove tag`} onRemove={() => void remove(tag)}>
                  {tag}
                </Chip>
              ) : (
                <Badge>{tag}</Badge>
              )}
            </li>
          ))}
        </ul>
      ) : (
        !update && (
          <p>
            <Trans>None</Trans>
          </p>
        )
      )}
      {update && (
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            label={t`New tag`}
            name="tag"
            id={`${id}-tag`}
            optionalMark={false}
            list={`${id}-known`}
            maxLength={200}
            autoComplete="off"
            value={text}
            onKeyDown={addAtComma}
            onChange={({ target }) => setText(target.value)}
          />
          <KnownTags id={`${id}-known`} tags={existingTags.filter((tag) => !tags.includes(tag))} />
          <Button type="submit" size="sm" variant="outline" pending={isSaving}>
            <Trans>Add tag</Trans>
          </Button>
        </form>
      )}
    </>
  );
}
