import { plural, t } from '@lingui/core/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { MouseEvent } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ChosenProducts } from '../pickers/chosen-products.tsx';
import type { CollectionValues } from './collection-values.ts';

/** The server's limit. */
const MAX_COUNT = 100;

/** The products of a manual collection, in their order. */
export function CollectionProducts({ control }: { control: Control<CollectionValues> }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'products' });

  function step({ currentTarget }: MouseEvent<HTMLElement>, from: number, direction: 'up' | 'down'): number {
    const to = direction === 'up' ? from - 1 : from + 1;
    const list = currentTarget.closest('ul');
    move(from, to);
    // Moving an element in the document makes its button lose the focus.
    requestAnimationFrame(() => {
      list?.children[to]?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
    });
    return to;
  }

  return (
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
      controls={(index, announce) => {
        const title = fields[index]?.title ?? '';
        const moved = (to: number) => announce(t`${title} moved to position ${to + 1} of ${fields.length}`);
        return (
          <>
            <IconButton
              label={t`Move ${title} up`}
              data-move="up"
              aria-disabled={index === 0}
              onClick={(event) => index > 0 && moved(step(event, index, 'up'))}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t`Move ${title} down`}
              data-move="down"
              aria-disabled={index === fields.length - 1}
              onClick={(event) => index < fields.length - 1 && moved(step(event, index, 'down'))}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </IconButton>
          </>
        );
      }}
    />
  );
}
