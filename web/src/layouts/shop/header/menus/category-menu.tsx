import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { CategoryList } from '../../../../features/catalogue/shared/categories/category-list.tsx';
import { HydrationBoundary } from '../../../../ui/layout/hydration-boundary.tsx';
import { useMenu } from './use-menu.ts';
import styles from './category-menu.module.css';

/** The category menu of wide screens: a click toggles it, and it closes when the pointer leaves. */
export function CategoryMenu() {
  const menu = useMenu({ closesOnLeave: true });
  return (
    <div className={styles.menu} {...menu.root}>
      <button className={styles.button} {...menu.button}>
        <LayoutGrid size={20} aria-hidden="true" />
        <span>
          <Trans>Categories</Trans>
        </span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </button>
      <div className={styles.panel} {...menu.panel}>
        <nav aria-label={t`Categories`}>
          <HydrationBoundary>
            <CategoryList />
          </HydrationBoundary>
        </nav>
      </div>
    </div>
  );
}
