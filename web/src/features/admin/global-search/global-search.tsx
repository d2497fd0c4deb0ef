import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isModalOpen } from '../../../ui/feedback/is-modal-open.ts';
import type { GlobalSearchDialogProps } from './global-search-dialog.tsx';
import styles from './global-search.module.css';

/**
 * The button that searches the whole back office; Ctrl+K (⌘K) does the same from anywhere, also from within a
 * field.
 */
export function GlobalSearch() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [Dialog, loadDialog] = useDialog();

  function change(next: boolean): void {
    setOpen(next);
    if (!next) return;
    setOpened(true);
    loadDialog();
  }

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // The browser's own search, which the key else opens, can't search the shop.
    event.preventDefault();
    // A dialog waits for an answer first.
    if (!isModalOpen()) change(true);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => change(true)}
      >
        <Search size={18} aria-hidden="true" />
        <span className={styles.label}>
          <Trans>Search</Trans>
        </span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple() ? t`⌘ K` : t`Ctrl K`}
        </kbd>
      </button>
      {wasOpened && Dialog && <Dialog open={isOpen} onOpenChange={change} />}
    </>
  );
}

/**
 * The dialog, once it has loaded, and what loads it. It is loaded after the page, and not by `lazy`, which
 * holds back what it shows for a third of a second: whoever types right after the key would lose the first
 * letters.
 */
function useDialog(): [ComponentType<GlobalSearchDialogProps> | null, () => void] {
  const [Dialog, setDialog] = useState<ComponentType<GlobalSearchDialogProps> | null>(null);

  function load(): void {
    import('./global-search-dialog.tsx').then(
      ({ GlobalSearchDialog }) => setDialog(() => GlobalSearchDialog),
      // Offline, or a new version of the shop: tried again when it is opened.
      () => undefined,
    );
  }

  useEffect(load, []);
  return [Dialog, load];
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
