import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../forms/field-rules.ts';
import { parseMoney } from '../../../forms/money-input.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { AdminCategoryTreeDocument } from '../../../gql/graphql.ts';
import { decimalsOf } from '../../../lib/currency.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { treeRows } from '../pickers/categories/category-moves.ts';
import { nameInTree } from '../pickers/categories/category-options.tsx';
import { productFieldRules } from '../products/form/product-field-rules.ts';
import { type CollectionValues, newCondition } from './collection-values.ts';
import styles from './collections.module.css';

/** The server's limit. */
const MAX_COUNT = 20;

interface ConditionRowsProps {
  form: UseFormReturn<CollectionValues>;
  field: CheckedField<CollectionValues>;
  currency: string;
}

/** The conditions of a collection, and whether products must match all of them or any. */
export function ConditionRows({ form, field, currency }: ConditionRowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'conditions' });
  const values = useWatch({ control: form.control, name: 'conditions' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SelectField label={t`Products must meet`} optionalMark={false} {...field('match')}>
        <option value="ALL">{t`all conditions`}</option>
        <option value="ANY">{t`any of the conditions`}</option>
      </SelectField>
      {fields.map((row, index) => (
        <div key={row.id} role="group" aria-label={t`Condition ${index + 1}`} className={styles.condition}>
          <div className={styles.conditionFields}>
            <SelectField
              label={t`Condition ${index + 1}`}
              optionalMark={false}
              {...field(`conditions.${index}.kind`)}
            >
              <option value="CATEGORY">{t`Is in a category`}</option>
              <option value="PRICE">{t`Costs between two prices`}</option>
              <option value="NEW">{t`Is new`}</option>
              <option value="DISCOUNTED">{t`Is discounted`}</option>
              <option value="IN_STOCK">{t`Is in stock`}</option>
              <option value="TAG">{t`Has a tag`}</option>
            </SelectField>
            {values[index]?.kind === 'CATEGORY' && <CategoryField field={field} index={index} />}
            {values[index]?.kind === 'TAG' && (
              <TextField
                label={t`Tag`}
                required
                autoComplete="off"
                {...field(`conditions.${index}.tag`, {
                  validate: fieldRules.required(t`Please enter a tag`),
                })}
              />
            )}
            {values[index]?.kind === 'PRICE' && (
              <PriceFields field={field} index={index} currency={currency} />
            )}
          </div>
          <IconButton
            className={styles.remove}
            label={t`Remove condition ${index + 1}`}
            onClick={() => {
              remove(index);
              addButton.current?.focus();
            }}
          >
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        ref={addButton}
        variant="outline"
        size="sm"
        disabled={fields.length >= MAX_COUNT}
        onClick={() => append(newCondition)}
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add condition</Trans>
      </Button>
    </>
  );
}

interface ConditionFieldProps {
  field: CheckedField<CollectionValues>;
  index: number;
}

function CategoryField({ field, index }: ConditionFieldProps) {
  const { data } = useQuery(AdminCategoryTreeDocument);
  const rows = treeRows(data?.categories ?? []);
  return (
    <SelectField
      // The options render later than the value, which the browser would then have dropped.
      key={rows.length}
      label={t`Category`}
      required
      {...field(`conditions.${index}.category`, {
        validate: fieldRules.required(t`Please choose a category`),
      })}
    >
      <option value="">{t`Please choose`}</option>
      {rows.map((row) => (
        <option key={row.category.slug} value={row.category.slug}>
          {nameInTree(row, rows)}
        </option>
      ))}
    </SelectField>
  );
}

function PriceFields({ field, index, currency }: ConditionFieldProps & { currency: string }) {
  const keys = decimalsOf(currency) > 0 ? 'decimal' : 'numeric';
  const isPrice = (text: string) => text.trim() === '' || productFieldRules.price(text, currency);
  return (
    <>
      <TextField
        label={t`From (${currency})`}
        optionalMark={false}
        inputMode={keys}
        autoComplete="off"
        {...field(`conditions.${index}.minPrice`, {
          validate: (text, { conditions }) =>
            text.trim() === '' && conditions[index]?.maxPrice.trim() === ''
              ? t`Please enter at least one of the two`
              : isPrice(text),
        })}
      />
      <TextField
        label={t`Up to (${currency})`}
        optionalMark={false}
        inputMode={keys}
        autoComplete="off"
        {...field(`conditions.${index}.maxPrice`, {
          validate: (text, { conditions }) => {
            const [from, to] = [conditions[index]?.minPrice ?? '', text].map((each) =>
              parseMoney(each, currency),
            );
            return from != null && to != null && to < from ? t`This is below the lower limit` : isPrice(text);
          },
        })}
      />
    </>
  );
}
