import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';
import styles from './order-number.module.css';

interface OrderNumberProps extends Omit<LinkProps, 'children'> {
  number: string;
}

/** An order's number in a list, as the link to the order. It stays on one line: broken in two it reads like two numbers. */
export function OrderNumber({ number, className, ...rest }: OrderNumberProps) {
  return (
    <Link {...rest} className={classNames(styles.number, className)} title={number}>
      #{number}
    </Link>
  );
}
