import { t } from '@lingui/core/macro';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './chip.module.css';

interface ChipProps {
  children: string;
  /** The action for screen readers; "Remove filter" by default. */
  action?: string;
  onRemove: () => void;
}

/** An active filter, a tag or the like; clicking it removes it. */
export function Chip({ children, action = t`Remove filter`, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>{action} </VisuallyHidden>
      {children}
      <X size={16} aria-hidden="true" />
    </button>
  );
}
