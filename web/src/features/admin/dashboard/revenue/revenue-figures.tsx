import { t } from '@lingui/core/macro';
import type { RevenueFigures_figuresFragment as Figures } from '../../../../gql/graphql.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { Change } from './change.tsx';
import styles from './revenue-figures.module.css';

type FigureName = Exclude<keyof Figures, '__typename'>;

/** The sales figures of a period, each with its change from the previous period. */
export function RevenueFigures({ figures, previous }: { figures: Figures; previous: Figures }) {
  const currency = useCurrency();
  const money = (amount: number | null) => (amount === null ? t`None` : formatMoney(amount, currency));
  const count = (number: number | null) => (number ?? 0).toLocaleString(i18n.locale);
  const share = (part: number | null) =>
    part === null
      ? t`None`
      : part.toLocaleString(i18n.locale, { style: 'percent', maximumFractionDigits: 1 });
  const shown: { name: FigureName; label: string; format: (figure: number | null) => string }[] = [
    { name: 'grossRevenue', label: t`Gross revenue`, format: money },
    { name: 'netRevenue', label: t`Net of refunds`, format: money },
    { name: 'orders', label: t`Orders`, format: count },
    { name: 'averageOrder', label: t`Average order`, format: money },
    { name: 'newCustomers', label: t`New customers`, format: count },
    { name: 'returningCustomers', label: t`Returning customers`, format: count },
    { name: 'carts', label: t`Carts created`, format: count },
    { name: 'conversion', label: t`Converted carts`, format: share },
  ];
  return (
    <dl className={styles.figures}>
      {shown.map(({ name, label, format }) => {
        const [figure, before] = [figures[name] ?? null, previous[name] ?? null];
        return (
          <div key={name} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{format(figure)}</dd>
            <dd>
              <Change figure={figure} before={before} beforeText={format(before)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
