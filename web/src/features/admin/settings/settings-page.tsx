import { t } from '@lingui/core/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { PageHead } from '../ui/page/page-head.tsx';
import { settingsSections } from '../back-office-pages.ts';
import styles from './section/settings.module.css';

/** The list of settings sections. */
export function SettingsPage() {
  return (
    <>
      <PageHead title={t`Settings`} />
      <ul role="list" className={styles.sections}>
        {settingsSections.map(({ text, page, Icon }) => (
          <li key={page.path}>
            <Link className={styles.section} to={page.path}>
              <Icon size={24} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.name}>{page.label()}</span>
                <span className={styles.note}>{text()}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
