import { t } from '@lingui/core/macro';
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { classNames } from '../class-names.ts';
import { SliderControls } from './slider-controls.tsx';
import styles from './slider.module.css';

export interface Slide {
  id: string;
  content: ReactNode;
}

interface SliderProps {
  /** The accessible name: "Promotions". */
  label: string;
  slides: Slide[];
  intervalMs: number;
  /** How many slides are visible at once; each step moves by one. */
  perView?: number;
  /** 'inside' places the controls over the bottom of dark slides. */
  controls?: 'inside' | 'below';
}

/**
 * Slides that advance by themselves and wrap around (APG carousel). They pause while hovered or focused, in a
 * hidden tab and with reduced motion, and stop once a slide is selected, until Play is pressed.
 */
export function Slider({ label, slides, intervalMs, perView = 1, controls = 'below' }: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [resting, setResting] = useState(false);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const stops = slides.length - perView + 1;
  const playing = stops > 1 && (choice === null ? !reduced : choice === 'play');
  const running = playing && !resting;

  function goTo(index: number) {
    track.current?.scrollTo({ left: index * stepOf(track.current) });
  }

  function readPosition() {
    const step = track.current ? stepOf(track.current) : 0;
    if (track.current && step > 0) setCurrent(Math.round(track.current.scrollLeft / step));
  }

  // The early script may have moved the slides of a server-rendered page.
  const onHydrated = useEffectEvent(readPosition);
  useEffect(() => onHydrated(), []);

  useAutoplay(running, intervalMs, () => goTo((current + 1) % stops));

  function rest(event: FocusEvent) {
    // A click also focuses this; only keyboard focus means that a user is reading.
    if (event.target.matches(':focus-visible')) setResting(true);
  }

  return (
    <section
      className={classNames(styles.slider, styles[controls])}
      aria-roledescription={t`carousel`}
      aria-label={label}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={rest}
      onBlur={() => setResting(false)}
    >
      {stops > 1 && (
        <SliderControls
          count={stops}
          current={current}
          playing={playing}
          onToggle={() => setChoice(playing ? 'pause' : 'play')}
          onChoose={(index) => {
            setChoice('pause');
            goTo(index);
          }}
        />
      )}
      {/* Focusable, so that slides without a link can be scrolled with the keyboard. */}
      <div
        className={styles.track}
        style={{ '--per-view': perView } as CSSProperties}
        ref={track}
        role="group"
        aria-label={t`Slides`}
        tabIndex={0}
        data-advances-every={stops > 1 ? intervalMs : undefined}
        onScroll={readPosition}
        aria-live={running ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={t`slide`}
            aria-label={t`${index + 1} of ${slides.length}`}
            inert={index < current || index >= current + perView}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The distance between the starts of two slides, in px. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

/** Calls `advance` every `intervalMs` while `running`, except while the tab is hidden. */
function useAutoplay(running: boolean, intervalMs: number, advance: () => void): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') advance();
  });

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(onTick, intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs]);
}
