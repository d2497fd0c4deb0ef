import { plural, t } from '@lingui/core/macro';
import { ProductTitlesDocument } from '../../../gql/graphql.ts';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { useKnownById } from './use-known-by-id.ts';
import { moved } from '../ui/form/moved.ts';
import { RowMoves, RowStatus, useRowOrder } from '../ui/form/row-order.tsx';

interface ProductsFieldProps {
  name: string;
  label: string;
  ids: readonly string[];
  max: number;
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Products chosen by hand, in their order. */
export function ProductsField({ name, label, ids, max, error, onChange }: ProductsFieldProps) {
  const lookup = useKnownById(ids, ProductTitlesDocument, (data) => data.products.nodes);
  const titleOf = (id: string) => lookup.find(id)?.title ?? (lookup.isLoading ? '…' : t`No longer exists`);
  const order = useRowOrder(ids.map(titleOf), (from, to) => onChange(moved(ids, from, to)));
  return (
    <div role="group" aria-label={label}>
      <ChosenProducts
        products={ids.map((id) => ({ id, productId: id, title: titleOf(id) }))}
        max={max}
        label={label}
        count={plural(ids.length, { one: '# product chosen', other: '# products chosen' })}
        onAdd={({ productId, title }) => {
          lookup.add({ id: productId, title });
          onChange([...ids, productId]);
        }}
        onRemove={(index) => onChange(ids.filter((_, at) => at !== index))}
        {...(max > 1 && {
          controls: (index: number) => <RowMoves order={order} index={index} />,
        })}
      />
      <RowStatus order={order} />
      <FieldError id={`field-${name}`} error={error} />
    </div>
  );
}
