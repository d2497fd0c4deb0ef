import { Badge } from '../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './product-card.module.css';

interface ProductCardLabelProps {
  /** Whole percent; null: no discount. */
  discount: number | null;
  isNew: boolean;
}

/** '-N%' for a discounted product, else 'NEW' for a new one, else nothing. */
export function ProductCardLabel({ discount, isNew }: ProductCardLabelProps) {
  if (discount !== null) {
    return (
      <Badge tone="discount" className={styles.label}>
        <span aria-hidden="true">-{discount}%</span>
        <VisuallyHidden>{discount} % off</VisuallyHidden>
      </Badge>
    );
  }
  return isNew ? (
    <Badge tone="new" className={styles.label}>
      NEW
    </Badge>
  ) : null;
}
