import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../shop/use-shop.ts';
import { NoticeBar } from '../../ui/layout/notice-bar.tsx';

/** Says that the shop is a demo, and how to start one of one's own; nothing in a real shop. */
export function DemoBar() {
  if (!useShop()?.demo) return null;
  return (
    <NoticeBar label={t`Demo`}>
      <Trans>
        This is a demo with sample data, and everyone knows its password. To start your own shop, set{' '}
        <code>SEED_DEMO=0</code>, <code>SEED_CATALOGUE=0</code> and a new <code>DATA_DIR</code>.
      </Trans>
    </NoticeBar>
  );
}
