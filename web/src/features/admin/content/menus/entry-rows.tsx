import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { fieldId } from '../../../../ui/forms/control-props.ts';
import { RowGrip, RowMoves, RowStatus, useRowOrder } from '../../ui/form/row-order.tsx';
import { LinkField } from '../links/link-field.tsx';
import { moved } from '../../ui/form/moved.ts';
import { type EntryValues, type MenuValues, newEntry } from './menu-values.ts';
import styles from './menus.module.css';

/** The server's limit. */
const MAX_ENTRIES = 20;

interface EntryRowsProps {
  form: UseFormReturn<MenuValues>;
  /** The server's errors by the names of the controls. */
  errors: ReadonlyMap<string, string>;
}

/** The entries of a menu in their order. */
export function EntryRows({ form, errors }: EntryRowsProps) {
  const entries = useWatch({ control: form.control, name: 'entries' });
  const addButton = useRef<HTMLButtonElement>(null);
  const nameOf = ({ link }: EntryValues, index: number) => link.label.trim() || t`Entry ${index + 1}`;
  // From the form, because rows are dragged long after a render.
  const change = (next: (latest: EntryValues[]) => EntryValues[]) =>
    form.setValue('entries', next(form.getValues('entries')), { shouldDirty: true });
  const order = useRowOrder(entries.map(nameOf), (from, to) => change((latest) => moved(latest, from, to)));

  function add(): void {
    const entry = newEntry();
    change((latest) => [...latest, entry]);
    const name = `entries.${entries.length}.link`;
    requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus());
  }

  return (
    <>
      <ul role="list" className={styles.entries}>
        {entries.map((entry, index) => (
          <li
            key={entry.key}
            className={styles.entry}
            data-dragged={order.draggedPlace === index || undefined}
          >
            <RowGrip order={order} index={index} />
            <div className={styles.link}>
              <LinkField
                name={`entries.${index}.link`}
                label={t`Leads to`}
                groupLabel={nameOf(entry, index)}
                required
                hasLabel
                link={entry.link}
                errorOf={(name) => errors.get(name)}
                onChange={(link) =>
                  change((latest) => latest.map((one) => (one.key === entry.key ? { ...one, link } : one)))
                }
              />
            </div>
            <div className={styles.actions}>
              <RowMoves order={order} index={index} />
              <IconButton
                label={t`Remove ${nameOf(entry, index)}`}
                onClick={() => {
                  change((latest) => latest.filter(({ key }) => key !== entry.key));
                  addButton.current?.focus();
                }}
              >
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <RowStatus order={order} />
      <Button
        ref={addButton}
        variant="outline"
        size="sm"
        disabled={entries.length >= MAX_ENTRIES}
        onClick={add}
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add entry</Trans>
      </Button>
    </>
  );
}
