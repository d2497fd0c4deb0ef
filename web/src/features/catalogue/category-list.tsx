import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import styles from './category-list.module.css';

const PLACEHOLDERS = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 6'];

/** The category menu (specification section 1). Its labels differ from the filter list's, so each has its slug. */
const menuCategories: readonly MenuCategory[] = [
  { label: "Women's Fashion", slug: "women's clothing", items: PLACEHOLDERS },
  { label: "Men's Fashion", slug: "men's clothing", items: PLACEHOLDERS },
  { label: 'Electronics', slug: 'electronics' },
  { label: 'Home & Lifestyle', slug: 'home & lifestyle' },
  { label: 'Medicine', slug: 'medecine' },
  { label: 'Sports & Outdoor', slug: 'sports & outdoor' },
  { label: "Baby's & Toys", slug: "baby's & toys" },
  { label: 'Groceries & Pets', slug: 'groceries & pets' },
  { label: 'Health & Beauty', slug: 'health & beauty' },
];

/** The categories as links; those with a submenu expand in place. Used by the dropdown and by the overlay. */
export function CategoryList() {
  return (
    <ul role="list">
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

/** An entry of the category menu: its label there, and the slug of its category. */
interface MenuCategory {
  label: string;
  slug: string;
  /** Labels of the submenu's entries; placeholders in the specification, they link to the category. */
  items?: readonly string[];
}
