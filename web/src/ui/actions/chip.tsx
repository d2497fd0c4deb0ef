import { t } from '@lingui/core/macro';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './chip.module.css';

interface ChipProps {
  children: string;
  /** What pressing it does, for screen readers; "Remove filter" unless told. */
  action?: string;
  onRemove: () => void;
}

/** An active filter, a tag and the like; pressing it removes it. */
export function Chip({ children, action = t`Remove filter`, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>{action} </VisuallyHidden>
      {children}
      <X size={16} aria-hidden="true" />
    </button>
  );
}
