import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import styles from './order-number.module.css';

interface OrderNumberProps extends Omit<LinkProps, 'children'> {
  number: string;
}

/**
 * An order's number in a list, linked to the order. It never wraps: on two lines it would look like two
 * numbers.
 */
export function OrderNumber({ number, className, ...rest }: OrderNumberProps) {
  return (
    <Link {...rest} className={classNames(styles.number, className)} title={number}>
      #{number}
    </Link>
  );
}
