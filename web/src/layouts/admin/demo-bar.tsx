import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePermission } from '../../features/admin/permissions/use-permissions.ts';
import { adminPaths } from '../../navigation/admin-pages.ts';
import { useShop } from '../../shop/use-shop.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { NoticeBar } from '../../ui/layout/notice-bar.tsx';

/** Says that the shop is a demo, and leads to its end; nothing in a real shop. */
export function DemoBar() {
  const isDemo = useShop()?.demo != null;
  const mayEnd = usePermission('STAFF_WRITE');
  if (!isDemo) return null;
  return (
    <NoticeBar
      label={t`Demo`}
      action={
        mayEnd && (
          <TextLink to={adminPaths.endDemo()}>
            <Trans>Make it your own shop</Trans>
          </TextLink>
        )
      }
    >
      <Trans>This is a demo with sample data, and everyone knows its password.</Trans>
    </NoticeBar>
  );
}
