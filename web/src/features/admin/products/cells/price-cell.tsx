import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type { ProductRow_productFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { useListState } from '../../list/use-list-params.ts';
import { InlineEdit } from '../../ui/inline-edit/inline-edit.tsx';
import { productFieldRules } from '../form/product-field-rules.ts';
import styles from './cells.module.css';
import { useUpdateVariant } from './use-update-variant.ts';

interface ProductCellProps {
  product: ProductRow_productFragment;
  /** Whether the user may edit it. */
  isEditable: boolean;
}

/** A product's price, editable in place. With several variants, it links to the product's form. */
export function PriceCell({ product, isEditable }: ProductCellProps) {
  const currency = useCurrency();
  const isReduced = product.regularPrice != null && product.regularPrice > product.salePrice;
  return (
    <DataCell label={t`Price`} numeric>
      <span className={styles.cell}>
        <PriceValue product={product} isEditable={isEditable} />
        {product.runningPriceCampaign && product.priceInForce < product.salePrice && (
          <span className={styles.inCampaign}>
            <Trans>In a campaign: {formatMoney(product.priceInForce, currency)}</Trans>
          </span>
        )}
        {isReduced && (
          <s className={styles.former}>
            <Trans>
              <VisuallyHidden>, was </VisuallyHidden>
              {formatMoney(product.regularPrice ?? 0, currency)}
            </Trans>
          </s>
        )}
      </span>
    </DataCell>
  );
}

function PriceValue({ product, isEditable }: ProductCellProps) {
  const currency = useCurrency();
  const state = useListState();
  const update = useUpdateVariant();
  const { title, salePrice, highestPrice, variants } = product;
  const [variant] = variants;
  const shown = formatMoney(salePrice, currency);
  const range = highestPrice > salePrice ? t`${shown} to ${formatMoney(highestPrice, currency)}` : shown;
  if (!isEditable || !variant) return range;
  if (variants.length > 1) {
    return (
      <Link className={styles.form} to={adminPaths.productEdit(product.id)} state={state}>
        <VisuallyHidden>{t`Prices of ${title}`}: </VisuallyHidden>
        {range}
        <VisuallyHidden>
          , {plural(variants.length, { one: '# variant', other: '# variants' })}
        </VisuallyHidden>
      </Link>
    );
  }

  function save(text: string): Promise<string | null> {
    const price = parseMoney(text, currency) ?? salePrice;
    return update(
      { id: variant?.id ?? '', salePrice: price, expectedSalePrice: salePrice },
      { title: t`Price changed`, details: [title, t`${shown} → ${formatMoney(price, currency)}`] },
    );
  }

  return (
    <InlineEdit
      label={t`Price of ${title}`}
      text={moneyInputText(salePrice, currency)}
      inputMode="decimal"
      check={(text) => productFieldRules.price(text, currency)}
      save={save}
    >
      {shown}
    </InlineEdit>
  );
}
