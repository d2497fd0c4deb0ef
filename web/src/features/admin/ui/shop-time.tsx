import { dateFormat } from '../../../lib/time/date.ts';
import { useShop } from '../../../shop/use-shop.ts';

/** A time in the shop's time zone, as in forms. */
export function ShopTime({ value }: { value: string }) {
  const timeZone = useShop()?.timeZone ?? 'UTC';
  const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
