import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Below the title: a count or a date. */
  note?: ReactNode;
  /** Buttons and links at the end. */
  actions?: ReactNode;
  /** The list that the page belongs to. */
  back?: { label: string; to: string };
}

/** The header of a back office page. */
export function PageHead({ title, note, actions, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <Link className={styles.back} to={back.to}>
          <ArrowLeft size={16} aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.text}>
          <PageHeading className={styles.title}>{title}</PageHeading>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
        {actions}
      </div>
    </header>
  );
}
