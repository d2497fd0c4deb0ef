import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../navigation/paths.ts';
import { promoImage } from '../../lib/promo-image.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { OfferCountdown } from './offer-countdown.tsx';
import styles from './music-promo.module.css';

/** The black panel with the round countdown. */
export function MusicPromo() {
  const picture = promoImage('promo-speaker');
  return (
    <section className={styles.panel} aria-labelledby="music-promo">
      <div className={styles.text}>
        <p className={styles.caption}>
          <Trans>Categories</Trans>
        </p>
        <h2 className={styles.title} id="music-promo">
          <Trans>Enhance Your Music Experience</Trans>
        </h2>
        <OfferCountdown label={t`Music offer`} look="round" />
        <ButtonLink variant="promo" to={paths.shop({ text: 'speaker' })}>
          <Trans>Buy Now</Trans>
        </ButtonLink>
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          image={picture}
          sizes="(min-width: 992px) 600px, (min-width: 660px) 50vw, 90vw"
        />
      )}
    </section>
  );
}
