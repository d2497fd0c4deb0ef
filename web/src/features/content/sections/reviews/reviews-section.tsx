import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { paths } from '../../../../navigation/paths.ts';
import { StarRating } from '../../../../ui/data/star-rating.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './reviews-section.module.css';

/** Reviews as quotes; nothing without any. */
export function ReviewsSection({ section }: SectionProps) {
  const { reviews } = section;
  if (reviews.length === 0) return null;
  return (
    <SectionFrame section={section} usualTitle={t`What Our Customers Say`}>
      <Grid as="ul" role="list" columns="thirds">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewQuote {...review} />
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}

type QuotedReview = Section_sectionFragment['reviews'][number];

/** Customers' words are plain text; long ones are cut off here and complete on the product's page. */
function ReviewQuote({ stars, title, text, authorName, product }: QuotedReview) {
  return (
    <figure className={styles.quote}>
      <StarRating rate={stars} />
      <blockquote className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span>{authorName}</span>
        {product && (
          <Link className={styles.product} to={paths.product(product.handle)}>
            {product.title}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
