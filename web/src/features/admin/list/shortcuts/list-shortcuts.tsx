import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { followShortcut } from './follow-shortcut.ts';
import styles from './list-shortcuts.module.css';
import { areShortcutsOn, setShortcutsOn } from './shortcut-setting.ts';

/**
 * The keyboard shortcuts of lists, and a dialog that explains them. Users can switch them off, because single
 * keys may be triggered by speech input or by accident (WCAG 2.1.4).
 */
export function ListShortcuts() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areShortcutsOn);

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isPlainKey(event)) return;
    if (event.key === '?') setOpen(true);
    else if (!followShortcut(event)) return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function change(next: boolean): void {
    setShortcutsOn(next);
    setOn(next);
  }

  return (
    <>
      <IconButton label={t`Keyboard shortcuts`} className={styles.button} onClick={() => setOpen(true)}>
        <Keyboard size={20} aria-hidden="true" />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t`Keyboard shortcuts`}>
        <dl className={styles.keys}>
          {shortcuts().map(({ keys, does }) => (
            <div key={does} className={styles.row}>
              <dt className={styles.names}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          name="shortcuts"
          label={<Trans>Use these keys in lists</Trans>}
          checked={isOn}
          onChange={({ target }) => change(target.checked)}
        />
      </Dialog>
    </>
  );
}

const shortcuts = () => [
  { keys: ['J', 'K'], does: t`Next row, previous row` },
  { keys: [t`Enter`], does: t`Open the row` },
  { keys: ['X'], does: t`Select the row` },
  { keys: [t`Shift`, 'X'], does: t`Select all rows up to this one` },
  { keys: ['B'], does: t`Go to the actions for the selected rows` },
  { keys: ['/'], does: t`Search` },
  { keys: ['?'], does: t`Show these shortcuts` },
];

/* Input in a field is no shortcut, nor are keys of a dialog or the browser. */
function isPlainKey({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const field = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
  return !(target instanceof Element && target.closest(field));
}
