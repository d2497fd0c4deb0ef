import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DevButtons } from './dev-buttons.tsx';
import { DevData } from './dev-data.tsx';
import { DevFields } from './dev-fields.tsx';
import { DevMotion } from './dev-motion.tsx';
import { DevOverlays } from './dev-overlays.tsx';
import { DevProduct } from './dev-product.tsx';
import styles from './dev-ui.module.css';

/** The component book of the kit; mounted in development only. */
export function DevUiPage() {
  return (
    <Container className={styles.page}>
      <Stack gap={64}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Dev' }, { label: 'Kit' }]} />
        <PageHeading>The kit</PageHeading>
        <DevButtons />
        <DevFields />
        <DevProduct />
        <DevMotion />
        <DevOverlays />
        <DevData />
      </Stack>
    </Container>
  );
}
