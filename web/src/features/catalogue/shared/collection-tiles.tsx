import type { Collection_collectionFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { Grid, type GridProps } from '../../../ui/layout/grid.tsx';
import { PictureTile } from './picture-tile.tsx';

interface CollectionTilesProps {
  collections: readonly Collection_collectionFragment[];
  /** The heading level of their names. */
  headings: 'h2' | 'h3';
  columns?: GridProps['columns'];
}

/** Collections as tiles; one without a picture shows its initial. */
export function CollectionTiles({ collections, headings, columns = 'fours' }: CollectionTilesProps) {
  return (
    <Grid as="ul" role="list" columns={columns}>
      {collections.map(({ id, handle, title, picture }) => (
        <PictureTile
          key={id}
          heading={headings}
          name={title}
          to={paths.collection(handle)}
          picture={picture ?? null}
          sizes="(min-width: 992px) 280px, (min-width: 660px) 30vw, 50vw"
        />
      ))}
    </Grid>
  );
}
