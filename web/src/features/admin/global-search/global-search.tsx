import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isModalOpen } from '../../../ui/feedback/is-modal-open.ts';
import styles from './global-search.module.css';

const loadDialog = () => import('./global-search-dialog.tsx');
// No page waits for it.
const GlobalSearchDialog = lazy(async () => ({ default: (await loadDialog()).GlobalSearchDialog }));

/** The button that searches the whole back office; Ctrl+K (⌘K) does the same from anywhere, also from within a field. */
export function GlobalSearch() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function change(next: boolean): void {
    setOpen(next);
    if (next) setOpened(true);
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
    // Whoever types right after the key would otherwise lose the first letters. Offline it is tried again when it is opened.
    loadDialog().catch(() => undefined);
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
      {wasOpened && (
        <Suspense>
          <GlobalSearchDialog open={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
