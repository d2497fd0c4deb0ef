import { Badge } from '../../../ui/feedback/badge.tsx';
import styles from './stock-count.module.css';

/** Few enough that somebody should order more. */
const LOW = 5;

/** Units in stock, with a mark when they run out. */
export function StockCount({ stock }: { stock: number }) {
  return (
    <span className={styles.stock}>
      {stock <= 0 && <Badge tone="cancelled">Sold out</Badge>}
      {stock > 0 && stock <= LOW && <Badge tone="pending">Low</Badge>}
      {stock.toLocaleString('en-US')}
    </span>
  );
}
