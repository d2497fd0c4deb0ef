import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../../../gql/graphql.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Task } from '../admin-feature.ts';
import { Panel } from '../ui/page/panel.tsx';
import styles from './to-do-list.module.css';

interface ToDoListProps {
  /** Undefined while loading. */
  toDo: DashboardQuery['toDo'];
  /** The tasks that the viewer may do. */
  tasks: readonly Task[];
  /** Whether to show nothing instead of the message, because other things are to be done. */
  hidesEmpty: boolean;
}

/** The open tasks, each with its count and a link to its list, or a message that there are none. */
export function ToDoList({ toDo, tasks, hidesEmpty }: ToDoListProps) {
  const waiting = tasks.flatMap((task) => {
    const count = toDo && task.count(toDo);
    return count ? [{ ...task, count }] : [];
  });
  if (hidesEmpty && waiting.length === 0) return null;
  return (
    <Panel title={t`To do`} flush>
      {!toDo && (
        <Loading label={t`Loading to-dos`}>
          <Skeleton height="104px" />
        </Loading>
      )}
      {toDo && waiting.length === 0 && (
        <p className={styles.none}>
          <CircleCheck size={20} aria-hidden="true" />
          <Trans>Nothing to do. You’re all caught up.</Trans>
        </p>
      )}
      <ul role="list" className={styles.list}>
        {waiting.map(({ count, label, to, Icon, isTrouble }) => (
          <li key={to} className={styles.item}>
            <Link className={styles.task} to={to} data-trouble={isTrouble}>
              <Icon size={20} className={styles.icon} aria-hidden="true" />
              <span className={styles.label}>{label(count)}</span>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
