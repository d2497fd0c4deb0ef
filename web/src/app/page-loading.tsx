import { NavigationProgress } from '../layouts/navigation-progress.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';

/** Before the first page's code is here. */
export function PageLoading() {
  return (
    <>
      <VisuallyHidden role="status">Loading the shop</VisuallyHidden>
      <NavigationProgress active />
    </>
  );
}
