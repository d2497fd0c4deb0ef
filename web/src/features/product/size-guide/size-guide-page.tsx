import { Trans } from '@lingui/react/macro';
import { pages } from '../../../navigation/pages.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { SizeTable } from './size-table.tsx';
import { sizeGuides, sizeTable } from './size-tables.ts';
import styles from './size-guide.module.css';

/** All size tables. */
export function SizeGuidePage() {
  const title = pages.sizeGuide.title();
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.intro}>
        <Trans>
          The tables show body measurements, not garment measurements. Between two sizes, choose the larger
          one for a loose fit.
        </Trans>
      </p>
      <div className={styles.tables}>
        {sizeGuides.map((guide) => (
          <section key={guide} aria-labelledby={guide}>
            <h2 className={styles.heading} id={guide}>
              {sizeTable(guide).title}
            </h2>
            <SizeTable guide={guide} labelledBy={guide} />
          </section>
        ))}
      </div>
    </Container>
  );
}
