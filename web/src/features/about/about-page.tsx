import { Trans } from '@lingui/react/macro';
import { useCurrency, useShopName } from '../../shop/use-shop.ts';
import { paths } from '../../navigation/paths.ts';
import { promoImage, type PromoImageKey } from '../../lib/promo-image.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { FeatureStrip } from '../../shop/feature-strip.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Statistics } from './statistics.tsx';
import { TeamCarousel } from './team-carousel.tsx';
import styles from './about-page.module.css';

/** The shop's story, figures, team and promises. */
export function AboutPage() {
  const shopName = useShopName();
  return (
    <Container className={styles.page}>
      <section className={styles.row}>
        <div className={styles.text}>
          <PageHeading className={styles.heading}>
            <Trans>Our Story</Trans>
          </PageHeading>
          <p>
            <Trans>
              {shopName} began in 2015 as one counter on a harbor street, with forty things on it that we
              would have bought ourselves. People came for a lamp and asked about the shirt the seller was
              wearing. So we started selling shirts, too.
            </Trans>
          </p>
          <p>
            <Trans>
              Today the counter is a website, and the forty things have become a catalog, from headphones to
              honey. The question has stayed the same: would we give this to a friend? If not, we don’t sell
              it, however cheap it is.
            </Trans>
          </p>
        </div>
        <AboutPicture imageKey="about-1" priority />
      </section>
      <Statistics />
      <section className={styles.row} aria-labelledby="how-we-work">
        <AboutPicture imageKey="about-2" />
        <div className={styles.text}>
          <h2 className={styles.subheading} id="how-we-work">
            <Trans>From our shelf to your door</Trans>
          </h2>
          <p>
            <Trans>
              Everything we sell is in one warehouse, so “in stock” means in stock. We pack orders placed by
              noon the same day, in paper and cardboard, and in one package whenever possible.
            </Trans>
          </p>
          <p>
            <Trans>And if it’s not what you hoped for, send it back and get your money back.</Trans>
          </p>
          <ButtonLink to={paths.shop()}>
            <Trans>Browse our products</Trans>
          </ButtonLink>
        </div>
      </section>
      <TeamCarousel />
      <FeatureStrip currency={useCurrency()} />
    </Container>
  );
}

interface AboutPictureProps {
  imageKey: PromoImageKey;
  priority?: boolean;
}

function AboutPicture({ imageKey, priority = false }: AboutPictureProps) {
  const picture = promoImage(imageKey);
  return (
    picture && (
      <Picture
        className={styles.picture}
        image={picture}
        sizes="(min-width: 992px) 570px, 92vw"
        priority={priority}
      />
    )
  );
}
