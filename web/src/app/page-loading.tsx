import { Trans } from '@lingui/react/macro';
import { NavigationProgress } from '../layouts/navigation-progress.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';

/** Shown until the first page's code has loaded. */
export function PageLoading() {
  return (
    <>
      <VisuallyHidden role="status">
        <Trans>Loading the shop</Trans>
      </VisuallyHidden>
      <NavigationProgress active />
    </>
  );
}
