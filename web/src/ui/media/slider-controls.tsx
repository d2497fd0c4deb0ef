import { t } from '@lingui/core/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import styles from './slider.module.css';

interface SliderControlsProps {
  /** The number of slides. */
  count: number;
  /** The index of the visible one. */
  current: number;
  playing: boolean;
  onToggle: () => void;
  onChoose: (index: number) => void;
}

/** A Slider's buttons: pause comes first, so that keyboard users reach it before the moving content. */
export function SliderControls({ count, current, playing, onToggle, onChoose }: SliderControlsProps) {
  const Icon = playing ? Pause : Play;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={playing ? t`Pause rotation` : t`Start rotation`}
        onClick={onToggle}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          data-slide
          aria-label={t`Show slide ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
