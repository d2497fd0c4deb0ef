import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { AdminMenusDocument, type Menu_menuFragment, type MenuName } from '../../../../gql/graphql.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { useFirstLoaded } from '../../ui/form/use-first-loaded.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { MenuForm } from './menu-form.tsx';
import { menuLabels } from './menu-values.ts';
import styles from './menus.module.css';

/** The five menus of the storefront, one of which is open. */
export function MenusPage() {
  const [params] = useSearchParams();
  const labels = menuLabels();
  const names = Object.keys(labels) as MenuName[];
  const name = names.find((each) => each === params.get('menu')) ?? 'MAIN';
  return (
    <>
      <PageHead title={t`Menus`} note={<AuditLink subject="MENU" id={name} />} />
      <nav aria-label={t`Menus`}>
        <ul role="list" className={styles.names}>
          {names.map((each) => (
            <li key={each}>
              <Link
                className={styles.name}
                to={{ search: `?menu=${each}` }}
                aria-current={each === name ? 'page' : undefined}
              >
                {labels[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OpenMenu key={name} name={name} />
    </>
  );
}

function OpenMenu({ name }: { name: MenuName }) {
  // The form starts with the server's current data.
  const { data, error, refetch } = useQuery(AdminMenusDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const loaded = useFirstLoaded(data?.menus);
  // How often the form was reopened, and with which saved menus.
  const [{ times, saved }, setSaved] = useState<{ times: number; saved?: readonly Menu_menuFragment[] }>({
    times: 0,
  });
  const menus = saved ?? loaded;

  async function beginAnew(): Promise<void> {
    const latest = await refetch().catch(() => null);
    if (latest?.data) setSaved({ times: times + 1, saved: latest.data.menus });
    // The focused button disappears with the form.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  if (menus) {
    return (
      <>
        <EditedMeanwhile kind="MENU_CHANGED" subjectId={name} />
        <MenuForm
          key={times}
          name={name}
          menu={menus.find((menu) => menu.name === name) ?? null}
          onSaved={beginAnew}
        />
      </>
    );
  }
  return error ? (
    <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label={t`Loading the menus`}>
      <Skeleton height="320px" />
    </Loading>
  );
}
