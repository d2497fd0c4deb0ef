import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import styles from './slider.module.css';

interface SliderControlsProps {
  /** How many slides there are. */
  count: number;
  /** The index of the one in view. */
  current: number;
  playing: boolean;
  onToggle: () => void;
  onChoose: (index: number) => void;
}

/** The buttons of a Slider: pause comes first, so that the keyboard reaches it before anything moves away. */
export function SliderControls({ count, current, playing, onToggle, onChoose }: SliderControlsProps) {
  const Icon = playing ? Pause : Play;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={playing ? 'Pause rotation' : 'Start rotation'}
        onClick={onToggle}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Show slide ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
