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
              {shopName} began in 2015 as one counter in a harbour street, with forty things on it that we
              would have bought ourselves. People came for a lamp and asked for the shirt of whoever sold it.
              So we sold shirts, too.
            </Trans>
          </p>
          <p>
            <Trans>
              Today the counter is a website and the forty things have become a catalogue, from headphones to
              honey. The question has stayed the same: would we give this to a friend? What does not pass
              stays out, however cheap it is.
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
              We keep what we sell in one warehouse, so what you see in stock is in stock. An order that
              reaches us by noon is packed the same day, in paper and cardboard, and in one parcel wherever it
              fits.
            </Trans>
          </p>
          <p>
            <Trans>
              And should it not be what you hoped for: send it back, and have your money back, without a
              reason.
            </Trans>
          </p>
          <ButtonLink to={paths.shop()}>
            <Trans>See what we have</Trans>
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
