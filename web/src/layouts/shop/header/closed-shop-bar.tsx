import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { NoticeBar } from '../../../ui/layout/notice-bar.tsx';

/** A bar for staff while the shop is closed: visitors can't see it yet. */
export function ClosedShopBar() {
  const isStaff = useAdminSession() !== null;
  const isClosed = useShop()?.isOpen === false;
  if (!isStaff || !isClosed) return null;
  return (
    <NoticeBar
      label={t`Shop status`}
      action={
        <Link to={paths.dashboard()}>
          <Trans>Setup guide</Trans>
        </Link>
      }
    >
      <Trans>Your shop is closed. Only staff and visitors with its password see it.</Trans>
    </NoticeBar>
  );
}
