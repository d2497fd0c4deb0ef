import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isModalOpen } from '../../../ui/feedback/is-modal-open.ts';
import type { GlobalSearchDialogProps } from './global-search-dialog.tsx';
import styles from './global-search.module.css';

/** The button that opens the search of the back office. Ctrl+K (⌘K) opens it anywhere, even in a field. */
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
    // The key would open the browser's own search, which can't search the shop.
    event.preventDefault();
    // An open dialog must be answered first.
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
 * The dialog, once it has loaded, and a function that loads it. It is preloaded after the page rather than
 * with `lazy`, which delays its content by a third of a second: a user who types right after the shortcut
 * would lose the first letters.
 */
function useDialog(): [ComponentType<GlobalSearchDialogProps> | null, () => void] {
  const [Dialog, setDialog] = useState<ComponentType<GlobalSearchDialogProps> | null>(null);

  function load(): void {
    import('./global-search-dialog.tsx').then(
      ({ GlobalSearchDialog }) => setDialog(() => GlobalSearchDialog),
      // Offline, or a new version of the shop: opening the dialog tries again.
      () => undefined,
    );
  }

  useEffect(load, []);
  return [Dialog, load];
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
