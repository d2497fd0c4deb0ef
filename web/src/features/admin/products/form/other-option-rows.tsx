import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from './option-rows.module.css';
import { productFieldRules } from './product-field-rules.ts';
import type { ProductValues } from './product-values.ts';

/** The server's limit, with colors and sizes. */
const MAX_OPTIONS = 5;

interface OtherOptionRowsProps {
  control: Control<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** The options besides colors and sizes: name and values, with buttons to add and remove one. */
export function OtherOptionRows({ control, field }: OtherOptionRowsProps) {
  const hintId = useId();
  const { fields, append, remove } = useFieldArray({ control, name: 'otherOptions' });
  const [options, colours, sizes] = useWatch({ control, name: ['otherOptions', 'colours', 'sizes'] });
  const count = fields.length + Number(colours.length > 0) + Number(sizes.trim() !== '');
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend className={styles.legend}>
        <Trans>
          Other options <span className={styles.optional}>(optional)</span>
        </Trans>
      </legend>
      <p className={styles.hint} id={hintId}>
        <Trans>Material or length, for example, with the values separated by commas: Oak, Ash.</Trans>
      </p>
      {fields.map((row, index) => (
        <div key={row.id} className={styles.option}>
          <TextField
            label={t`Option name`}
            required
            autoComplete="off"
            {...field(`otherOptions.${index}.name`, {
              validate: (name, { otherOptions }) =>
                productFieldRules.otherName(
                  name,
                  otherOptions.map((option) => option.name),
                ),
            })}
          />
          <TextField
            label={t`Values`}
            required
            autoComplete="off"
            {...field(`otherOptions.${index}.values`, {
              validate: (values) => productFieldRules.otherValues(values),
            })}
          />
          <IconButton
            label={t`Remove option ${options[index]?.name || index + 1}`}
            className={styles.remove}
            onClick={() => remove(index)}
          >
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="outline"
        size="sm"
        disabled={count >= MAX_OPTIONS}
        onClick={() => append({ name: '', values: '' })}
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add option</Trans>
      </Button>
    </fieldset>
  );
}
