import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../navigation/paths.ts';
import styles from './category-list.module.css';
import { type MenuEntry, menuEntries } from './category-menu-entries.ts';
import { useCategories } from './use-categories.ts';

/** The categories as links; those with a submenu expand in place. Used by the dropdown and by the overlay. */
export function CategoryList() {
  const { categories } = useCategories();
  return <Entries entries={menuEntries(categories)} />;
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul role="list">
      {entries.map(({ key, ...entry }) => (
        <li key={key}>{entry.items.length > 0 ? <SubMenu {...entry} /> : <EntryLink {...entry} />}</li>
      ))}
    </ul>
  );
}

function EntryLink({ label, slug }: Pick<MenuEntry, 'label' | 'slug'>) {
  return (
    <Link className={styles.entry} to={paths.shop({ categories: [slug] })}>
      {label}
    </Link>
  );
}

function SubMenu({ label, items }: Pick<MenuEntry, 'label' | 'items'>) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function onOpenerKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') setOpen(true);
    if (event.key === 'ArrowLeft') setOpen(false);
  }

  function onItemKey(event: KeyboardEvent): void {
    // A nested submenu has already handled the key.
    if (event.key !== 'ArrowLeft' || event.defaultPrevented) return;
    event.preventDefault();
    opener.current?.focus();
    setOpen(false);
  }

  return (
    <>
      <button
        ref={opener}
        className={styles.entry}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onOpenerKey}
      >
        {label}
        <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
      </button>
      <div
        id={id}
        className={styles.sub}
        role="group"
        aria-label={label}
        hidden={!isOpen}
        onKeyDown={onItemKey}
      >
        <Entries entries={items} />
      </div>
    </>
  );
}
