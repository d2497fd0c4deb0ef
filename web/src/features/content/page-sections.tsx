import { type ReactNode, Suspense } from 'react';
import type { Section_sectionFragment, SectionKind } from '../../gql/graphql.ts';
import { useShopName } from '../../shop/use-shop.ts';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout/container.tsx';
import { HydrationBoundary } from '../../ui/layout/hydration-boundary.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { SectionProps } from './sections/section-props.ts';
import { sectionViews } from './sections/section-views.ts';
import styles from './page-sections.module.css';

/** How many sections can be seen without scrolling. */
const SEEN_AT_ONCE = 2;

interface PageSectionsProps {
  isHome?: boolean;
  title: string;
  sections: readonly Section_sectionFragment[];
  /** In the editor's preview: sections carry their ids, so that they can be chosen there. */
  marksSections?: boolean;
  /** Below the heading, which is then always the page's own. */
  byline?: ReactNode;
  /** Below the sections. */
  end?: ReactNode;
}

/** A page's sections below its heading, unless the first section has the heading. */
export function PageSections({
  isHome = false,
  title,
  sections,
  marksSections,
  byline,
  end,
}: PageSectionsProps) {
  const shopName = useShopName();
  const shownSections = sections.flatMap(({ kind, ...section }) => (kind ? [{ kind, section }] : []));
  const firstKind = byline === undefined ? shownSections[0]?.kind : undefined;
  const headedBySection = !isHome && firstKind === 'IMAGE_WITH_TEXT';
  const isHeadingHidden = isHome || firstKind === 'HERO';
  const heading = <PageHeading hidden={isHeadingHidden}>{isHome ? shopName : title}</PageHeading>;
  return (
    <Container className={classNames(styles.page, isHome && styles.home)}>
      {!headedBySection &&
        (byline === undefined ? (
          heading
        ) : (
          <header>
            {heading}
            {byline}
          </header>
        ))}
      {shownSections.map(({ kind, section }, index) => (
        <HydrationBoundary key={section.id} {...(index < SEEN_AT_ONCE && { seenAt: 'all' })}>
          <MaybeMarked id={marksSections ? section.id : null}>
            <SectionView
              kind={kind}
              section={section}
              isFirst={index === 0}
              isPageHeading={headedBySection && index === 0}
            />
          </MaybeMarked>
        </HydrationBoundary>
      ))}
      {end}
    </Container>
  );
}

function MaybeMarked({ id, children }: { id: string | null; children: ReactNode }) {
  if (id === null) return children;
  return (
    <div data-section={id} className={styles.marked}>
      {children}
    </div>
  );
}

function SectionView({ kind, ...section }: SectionProps & { kind: SectionKind }) {
  const View = sectionViews[kind];
  return (
    <Suspense>
      <View {...section} />
    </Suspense>
  );
}
