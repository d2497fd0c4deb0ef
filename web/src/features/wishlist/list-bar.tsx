import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/actions/button.tsx';
import styles from './list-bar.module.css';
import { listPath } from './list-path.ts';
import type { NamedList } from './use-lists.ts';

const ListNameDialog = lazy(async () => ({
  default: (await import('./list-name-dialog.tsx')).ListNameDialog,
}));

interface ListBarProps {
  lists: readonly NamedList[];
  /** The current list; null for the default one. */
  shown: string | null;
}

/** The customer's lists as tabs, with a button to add one. */
export function ListBar({ lists, shown }: ListBarProps) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const entries = [{ id: null, name: t`My wishlist` }, ...lists.map(({ id, name }) => ({ id, name }))];
  return (
    <nav className={styles.bar} aria-label={t`Your lists`}>
      <ul role="list" className={styles.lists}>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.link} to={listPath(id)} aria-current={id === shown ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened((times) => times + 1);
          setIsOpen(true);
        }}
      >
        <Trans>New list</Trans>
      </Button>
      {opened > 0 && (
        <Suspense>
          <ListNameDialog key={opened} list={null} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </nav>
  );
}
