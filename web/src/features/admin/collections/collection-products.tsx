import { plural, t } from '@lingui/core/macro';
import { type Control, useFieldArray } from 'react-hook-form';
import { ChosenProducts } from '../pickers/chosen-products.tsx';
import { RowMoves, RowStatus, useRowOrder } from '../ui/form/row-order.tsx';
import type { CollectionValues } from './collection-values.ts';

/** The server's limit. */
const MAX_COUNT = 100;

/** The products of a manual collection, in their order. */
export function CollectionProducts({ control }: { control: Control<CollectionValues> }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'products' });

  const order = useRowOrder(
    fields.map(({ title }) => title),
    move,
  );
  return (
    <>
      <ChosenProducts
        products={fields}
        max={MAX_COUNT}
        label={t`Products of the collection`}
        count={plural(fields.length, {
          one: '# product in the collection',
          other: '# products in the collection',
        })}
        onAdd={(product) => append(product)}
        onRemove={remove}
        controls={(index) => <RowMoves order={order} index={index} />}
      />
      <RowStatus order={order} />
    </>
  );
}
