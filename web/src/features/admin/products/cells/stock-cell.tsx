import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ProductRow_productFragment } from '../../../../gql/graphql.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { useListState } from '../../list/use-list-params.ts';
import { InlineEdit } from '../../ui/inline-edit/inline-edit.tsx';
import { productFieldRules } from '../form/product-field-rules.ts';
import { isLowStock, unitsLabel, variantStockLabel } from '../variants/variant-stock-label.ts';
import styles from './cells.module.css';
import { useUpdateVariant } from './use-update-variant.ts';

interface StockCellProps {
  product: ProductRow_productFragment;
  /** Whether the user may edit it. */
  isEditable: boolean;
}

/**
 * A product's stock, with a badge when it is low. It is editable in place; with several variants, or if it is
 * not tracked, in the product's form.
 */
export function StockCell({ product, isEditable }: StockCellProps) {
  const { stock, variants } = product;
  const backordered = variants.reduce((sum, variant) => sum + variant.backordered, 0);
  return (
    <DataCell label={t`Stock`} numeric>
      <span className={styles.stock}>
        {stock <= 0 && (
          <Badge tone="cancelled">
            <Trans>Sold out</Trans>
          </Badge>
        )}
        {isLowStock(variants) && (
          <Badge tone="pending">
            <Trans>Low</Trans>
          </Badge>
        )}
        {backordered > 0 && (
          <Badge tone="pending">
            <Trans>{backordered} on back-order</Trans>
          </Badge>
        )}
        <StockValue product={product} isEditable={isEditable} />
      </span>
    </DataCell>
  );
}

function StockValue({ product, isEditable }: StockCellProps) {
  const state = useListState();
  const update = useUpdateVariant();
  const { title, stock, variants } = product;
  const [variant] = variants;
  const shown = unitsLabel(variants);
  if (!isEditable || !variant) return shown;
  if (variants.length > 1 || !variant.tracksStock) {
    return (
      <Link className={styles.form} to={adminPaths.productEdit(product.id)} state={state}>
        <VisuallyHidden>{t`Stock of ${title}`}: </VisuallyHidden>
        {shown}
        <span
          className={classNames(
            styles.variants,
            variants.some(({ stock: left }) => left <= 0) && styles.soldOut,
          )}
        >
          {variants.length > 1 && variantStockLabel(variants)}
        </span>
      </Link>
    );
  }

  function save(text: string): Promise<string | null> {
    const count = Number(text);
    return update(
      { id: variant?.id ?? '', stock: count, expectedStock: stock },
      { title: t`Stock changed`, details: [title, t`${shown} → ${count.toLocaleString(i18n.locale)}`] },
    );
  }

  return (
    <InlineEdit
      label={t`Stock of ${title}`}
      text={String(stock)}
      inputMode="numeric"
      check={productFieldRules.stock}
      save={save}
    >
      {shown}
    </InlineEdit>
  );
}
