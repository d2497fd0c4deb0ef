import { Link } from 'react-router-dom';
import type { Collection_collectionFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { Grid, type GridProps } from '../../../ui/layout/grid.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './collection-tiles.module.css';

interface CollectionTilesProps {
  collections: readonly Collection_collectionFragment[];
  /** The level of their names. */
  headings: 'h2' | 'h3';
  columns?: GridProps['columns'];
}

/** Collections as tiles; one without a picture shows its initial. */
export function CollectionTiles({ collections, headings: Heading, columns = 'fours' }: CollectionTilesProps) {
  return (
    <Grid as="ul" role="list" columns={columns}>
      {collections.map(({ id, handle, title, picture }) => (
        <li key={id} className={styles.tile}>
          {picture ? (
            <Picture
              image={picture}
              alt=""
              className={styles.picture}
              sizes="(min-width: 992px) 280px, (min-width: 660px) 30vw, 50vw"
            />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {title.slice(0, 1)}
            </span>
          )}
          <Heading className={styles.name}>
            <Link className={styles.link} to={paths.collection(handle)}>
              {title}
            </Link>
          </Heading>
        </li>
      ))}
    </Grid>
  );
}
