import { t } from '@lingui/core/macro';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import styles from './mobile-menu.module.css';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

/**
 * Opens the overlay with categories and navigation below 992 px. The overlay's code loads on the first click.
 */
export function MobileMenuButton() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // Tied to a history entry, so that a navigation closes it without an effect.
  const isOpen = openAt === key;

  function open(): void {
    setWasOpened(true);
    setOpenAt(key);
  }

  return (
    <>
      <IconButton
        className={styles.button}
        label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MenuIcon size={24} aria-hidden="true" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MobileMenu open={isOpen} onOpenChange={(next) => setOpenAt(next ? key : null)} />
        </Suspense>
      )}
    </>
  );
}
