import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Collection_collectionFragment } from '../../gql/graphql.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { CollectionTiles } from '../catalogue/shared/collection-tiles.tsx';

interface HomeCollectionsProps {
  /** Undefined while loading; without any the whole section is left out. */
  collections: readonly Collection_collectionFragment[] | undefined;
}

/** The merchant's collections, with a link to all of them. */
export function HomeCollections({ collections }: HomeCollectionsProps) {
  if (!collections?.length) return null;
  return (
    <section aria-labelledby="home-collections">
      <Stack gap={48}>
        <SectionHead caption={t`Collections`} title={t`Things That Go Together`} id="home-collections" />
        <CollectionTiles collections={collections} headings="h3" columns="tiles" />
        <Stack align="center">
          <ButtonLink to={paths.collections()} variant="outline">
            <Trans>View All Collections</Trans>
          </ButtonLink>
        </Stack>
      </Stack>
    </section>
  );
}
