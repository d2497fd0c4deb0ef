import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { useShowsStaffLink } from '../../../session/use-shows-staff-link.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { CountdownDigits } from '../../../ui/media/countdown-digits.tsx';
import { countdownParts, formatEnd } from '../../../ui/media/countdown-parts.ts';
import { useRemaining } from '../../../ui/media/use-remaining.ts';
import styles from './promo-banner.module.css';

/**
 * The black bar at the top: the current offer, its countdown, and the link to the back office. A shop without
 * all of these has no bar.
 */
export function PromoBanner() {
  const shop = useShop();
  const showsStaffLink = useShowsStaffLink();
  if (shop && !shop.banner.text && !shop.hasOfferCountdown && !showsStaffLink) return null;
  return (
    <section className={styles.banner} aria-label={t`Offer`}>
      <Container className={styles.row} data-known={shop !== null}>
        <p className={styles.offer}>
          {shop?.banner.text}{' '}
          {shop?.banner.linkText && (
            <Link className={styles.shop} to={shop.banner.linkUrl}>
              {shop.banner.linkText}
            </Link>
          )}
        </p>
        {shop?.hasOfferCountdown !== false && <BannerCountdown shop={shop} />}
        {showsStaffLink && (
          <Link className={styles.admin} to={paths.dashboard()}>
            <Trans>Admin Dashboard</Trans>
          </Link>
        )}
      </Container>
    </section>
  );
}

interface BannerCountdownProps {
  /** Null while loading, which reserves the space. */
  shop: { offerName: string; offerEndsAt: string } | null;
}

/** The offer's countdown on one line; zeros and a message once it has ended. */
function BannerCountdown({ shop }: BannerCountdownProps) {
  return (
    <div className={styles.countdown} data-known={shop !== null}>
      {shop ? (
        <Running name={shop.offerName} target={Date.parse(shop.offerEndsAt)} />
      ) : (
        <Digits remaining={0} />
      )}
    </div>
  );
}

/** `target`: when the offer ends, in ms since the epoch. */
function Running({ name, target }: { name: string; target: number }) {
  const remaining = useRemaining(target);
  const isOver = remaining <= 0;
  return (
    <>
      <div role="timer" aria-live="off" aria-label={name} data-ends-at={target}>
        <Digits remaining={remaining} />
      </div>
      <VisuallyHidden>
        {isOver ? <Trans>Ended on {formatEnd(target)}</Trans> : <Trans>Ends on {formatEnd(target)}</Trans>}
      </VisuallyHidden>
      {isOver && (
        <span className={styles.ended} aria-hidden="true">
          <Trans>ended</Trans>
        </span>
      )}
    </>
  );
}

function Digits({ remaining }: { remaining: number }) {
  return (
    <span className={styles.parts}>
      {countdownParts(remaining).map(({ unit, initial, digits }) => (
        <span key={unit} className={styles.part}>
          <CountdownDigits digits={digits} />
          <VisuallyHidden> {unit} </VisuallyHidden>
          <span aria-hidden="true">{initial}</span>
        </span>
      ))}
    </span>
  );
}
