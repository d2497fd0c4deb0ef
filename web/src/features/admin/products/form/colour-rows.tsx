import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ColourSwatch } from '../../../../ui/forms/colour-swatch.tsx';
import styles from './option-rows.module.css';
import { productFieldRules } from './product-field-rules.ts';
import type { ProductValues } from './product-values.ts';

const MAX_COUNT = 100;
const FIRST_HEX = '#1f2a44';

interface ColourRowsProps {
  control: Control<ProductValues>;
  field: CheckedField<ProductValues>;
  setHex: (index: number, hex: string) => void;
  error: string | undefined;
}

/** The product's colors: name, hex value and swatch, with buttons to add and remove one. */
export function ColourRows({ control, field, setHex, error }: ColourRowsProps) {
  const hintId = useId();
  const { fields, append, remove } = useFieldArray({ control, name: 'colours' });
  const colours = useWatch({ control, name: 'colours' });
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${hintId} field-colours-error` : hintId}>
      <legend className={styles.legend}>
        <Trans>
          Colours <span className={styles.optional}>(optional)</span>
        </Trans>
      </legend>
      <p className={styles.hint} id={hintId}>
        <Trans>Without a hex value, shoppers choose a colour by its name.</Trans>
      </p>
      {fields.map((row, index) => (
        <div key={row.id} className={styles.colour}>
          <ColourSwatch
            className={styles.swatch}
            label={t`Swatch of colour ${index + 1}`}
            hex={colours[index]?.hex}
            onPick={(hex) => setHex(index, hex)}
          />
          <TextField
            label={t`Name`}
            required
            {...field(`colours.${index}.name`, {
              validate: (name, values) =>
                productFieldRules.colourName(
                  name,
                  values.colours.map((colour) => colour.name),
                ),
            })}
          />
          <TextField
            label={t`Hex`}
            optionalMark={false}
            className={styles.hex}
            spellCheck={false}
            {...field(`colours.${index}.hex`, { validate: (hex) => productFieldRules.hex(hex) })}
          />
          <IconButton
            label={t`Remove colour ${colours[index]?.name || index + 1}`}
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
        disabled={fields.length >= MAX_COUNT}
        onClick={() => append({ name: '', hex: FIRST_HEX })}
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add colour</Trans>
      </Button>
      <FieldError id="field-colours" error={error} />
    </fieldset>
  );
}
