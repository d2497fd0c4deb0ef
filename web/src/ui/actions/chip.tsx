import { Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './chip.module.css';

interface ChipProps {
  children: string;
  onRemove: () => void;
}

/** An active filter; pressing it removes the filter. */
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>
        <Trans>Remove filter</Trans>{' '}
      </VisuallyHidden>
      {children}
      <X size={16} aria-hidden="true" />
    </button>
  );
}
