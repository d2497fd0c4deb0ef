import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type MenuCategory, menuCategories } from './menu-categories.ts';
import styles from './category-list.module.css';

/** The categories as links; those with a sub-menu open it in place. Used by the dropdown and by the overlay. */
export function CategoryList() {
  return (
    <ul role="list" className={styles.list}>
      {menuCategories.map((category) => (
        <li key={category.slug}>
          {category.items ? (
            <SubMenu {...category} items={category.items} />
          ) : (
            <Link className={styles.entry} to={paths.shop({ categories: [category.slug] })}>
              {category.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function SubMenu({ label, slug, items }: MenuCategory & { items: readonly string[] }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function onOpenerKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') setOpen(true);
    if (event.key === 'ArrowLeft') setOpen(false);
  }

  function onItemKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft') return;
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
      <ul
        role="list"
        id={id}
        className={styles.sub}
        aria-label={label}
        hidden={!isOpen}
        onKeyDown={onItemKey}
      >
        {items.map((item) => (
          <li key={item}>
            <Link className={styles.entry} to={paths.shop({ categories: [slug] })}>
              {item}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
