import { t } from '@lingui/core/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import styles from './category-list.module.css';

const placeholders = () => [t`Item 1`, t`Item 2`, t`Item 3`, t`Item 4`, t`Item 5`, t`Item 6`];

/** The category menu (specification section 1). Its labels differ from the filter list's, so each has its slug. */
const menuCategories = (): readonly MenuCategory[] => [
  { label: t`Women's Fashion`, slug: "women's clothing", items: placeholders() },
  { label: t`Men's Fashion`, slug: "men's clothing", items: placeholders() },
  { label: t`Electronics`, slug: 'electronics' },
  { label: t`Home & Lifestyle`, slug: 'home & lifestyle' },
  { label: t`Medicine`, slug: 'medecine' },
  { label: t`Sports & Outdoor`, slug: 'sports & outdoor' },
  { label: t`Baby's & Toys`, slug: "baby's & toys" },
  { label: t`Groceries & Pets`, slug: 'groceries & pets' },
  { label: t`Health & Beauty`, slug: 'health & beauty' },
];

/** The categories as links; those with a submenu expand in place. Used by the dropdown and by the overlay. */
export function CategoryList() {
  return (
    <ul role="list">
      {menuCategories().map((category) => (
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

/** An entry of the category menu: its label there, and the slug of its category. */
interface MenuCategory {
  label: string;
  slug: string;
  /** Labels of the submenu's entries; placeholders in the specification, they link to the category. */
  items?: readonly string[];
}
