import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageTable } from './page-table.tsx';
import styles from './pages-page.module.css';
import { usePages } from './use-pages.ts';

/** All posts of the blog, the newest first, with actions to add, edit and delete. */
export function PostsPage() {
  const posts = usePages('POST');
  return (
    <>
      <PageHead
        title={t`Blog posts`}
        note={
          <TextLink to={adminPaths.deletedPages()}>
            <Trans>Deleted pages</Trans>
          </TextLink>
        }
        actions={
          <ButtonLink to={adminPaths.postAdd()} size="sm">
            <Plus size={20} aria-hidden="true" />
            <Trans>Add post</Trans>
          </ButtonLink>
        }
      />
      {useShop()?.hasBlog === false && (
        <Callout tone="warning" className={styles.off}>
          <Trans>
            Nobody sees posts while the shop has no blog. You can turn it on under{' '}
            <TextLink to={adminPaths.storefrontSettings()}>Storefront</TextLink>.
          </Trans>
        </Callout>
      )}
      <PageTable {...posts} />
    </>
  );
}
