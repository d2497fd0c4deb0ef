import { Carousel } from '../../ui/media/carousel.tsx';
import { Countdown } from '../../ui/media/countdown.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Slider } from '../../ui/media/slider.tsx';
import { devPicture } from './dev-picture.ts';
import { DevSection } from './dev-section.tsx';
import styles from './dev-ui.module.css';

const PAST = Date.UTC(2025, 9, 8);
const SOON = Date.now() + 3 * 86_400_000 + 5_025_000;
const CARDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Countdowns, carousels and sliders. */
export function DevMotion() {
  return (
    <DevSection title="Countdown, carousel, slider">
      <Carousel
        label="Flash sales"
        header={
          <SectionHead caption="Today's" title="Flash Sales">
            <Countdown label="Flash sale" target={SOON} />
          </SectionHead>
        }
      >
        {CARDS.map((card) => (
          <a key={card} href="#kit">
            <Picture image={devPicture} sizes="270px" alt={card} />
          </a>
        ))}
      </Carousel>
      <div className={styles.dark}>
        <Countdown label="Music offer" look="round" target={SOON} />
        <Countdown label="Past offer" look="round" target={PAST} />
      </div>
      <Countdown label="Past sale" target={PAST} />
      <Slider
        label="Promotions"
        intervalMs={2000}
        controls="inside"
        slides={CARDS.slice(0, 3).map((card) => ({
          id: card,
          content: <div className={styles.slide}>Up to 10% off Voucher {card}</div>,
        }))}
      />
    </DevSection>
  );
}
