import { Link } from 'react-router-dom';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './gallery-section.module.css';

/** Pictures with captions, which may be links. */
export function GallerySection({ section }: SectionProps) {
  return (
    <SectionFrame section={section}>
      <Grid as="ul" role="list" columns="thirds">
        {section.items.map((item) => (
          <li key={item.id}>
            <GalleryPicture {...item} />
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}

type GalleryItem = Pick<Section_sectionFragment['items'][number], 'caption' | 'picture' | 'link'>;

function GalleryPicture({ caption, picture, link }: GalleryItem) {
  const label = caption || link?.label;
  const image = picture && (
    <Picture
      className={styles.picture}
      image={picture}
      sizes="(min-width: 992px) 370px, (min-width: 660px) 46vw, 92vw"
    />
  );
  return (
    <figure className={styles.figure}>
      {link?.url == null ? image : <Link to={link.url}>{image}</Link>}
      {label && <figcaption className={styles.caption}>{label}</figcaption>}
    </figure>
  );
}
