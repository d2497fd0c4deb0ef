import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { type OrderLine_lineFragment, VariantsToSwapDocument } from '../../../../gql/graphql.ts';
import { chosenValues, optionLabel } from '../../../../lib/chosen-options.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import type { AddedLine } from './edit-values.ts';

interface SwapVariantProps {
  line: OrderLine_lineFragment;
  productId: string;
  currency: string;
  onSwap: (chosen: Omit<AddedLine, 'quantity'>) => void;
  onCancel: () => void;
}

/** Chooses another variant of a line's product. */
export function SwapVariant({ line, productId, currency, onSwap, onCancel }: SwapVariantProps) {
  const { data, error } = useQuery(VariantsToSwapDocument, { variables: { productId } });
  const [chosenId, setChosenId] = useState('');
  const product = data?.product;
  const variants = (product?.variants ?? []).filter((variant) => optionLabel(variant) !== optionLabel(line));
  const chosen = variants.find(({ id }) => id === chosenId);
  const label = orderLineLabel(line);
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!data) return null;
  return (
    <div>
      {variants.length === 0 ? (
        <p role="status">
          <Trans>This product has no other variants on sale.</Trans>
        </p>
      ) : (
        <SelectField
          name={`swap-${line.id}`}
          label={t`New variant of ${label}`}
          optionalMark={false}
          autoFocus
          value={chosenId}
          onChange={({ target }) => setChosenId(target.value)}
        >
          <option value="">{t`Choose a variant`}</option>
          {variants.map((variant) => {
            const name = chosenValues(variant).join(' / ');
            const price = formatMoney(variant.salePrice, currency);
            return (
              <option key={variant.id} value={variant.id}>
                {variant.tracksStock ? t`${name}: ${price}, ${variant.stock} in stock` : t`${name}: ${price}`}
              </option>
            );
          })}
        </SelectField>
      )}
      <Cluster gap={8}>
        {variants.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              if (!chosen || !product) return;
              onSwap({
                variantId: chosen.id,
                title: product.title,
                colour: chosen.colour ?? '',
                size: chosen.size ?? '',
                others: chosen.others,
              });
            }}
          >
            <Trans>Swap</Trans>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </div>
  );
}
