import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { ProductValues } from '../form/product-values.ts';
import styles from './attribute-rows.module.css';

const MAX_COUNT = 20;

interface AttributeRowsProps {
  control: Control<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** Attributes such as material or care, as rows of a name and a text, with buttons to add and remove one. */
export function AttributeRows({ control, field }: AttributeRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'attributes' });
  const attributes = useWatch({ control, name: 'attributes' });
  const names = attributes.map(({ name }) => name.trim().toLowerCase());
  // Suggests the attributes that most products have.
  const next = [t`Material`, t`Care`].find((name) => !names.includes(name.toLowerCase())) ?? '';
  return (
    <div className={styles.rows}>
      <p className={styles.hint}>
        <Trans>Shown on the product page. Shoppers can search for material and type.</Trans>
      </p>
      {fields.map((row, index) => (
        <div key={row.id} role="group" aria-label={t`Detail ${index + 1}`} className={styles.row}>
          <TextField
            label={t`Detail`}
            required
            list="usual-attributes"
            autoComplete="off"
            {...field(`attributes.${index}.name`, {
              validate: {
                required: fieldRules.required(t`Please name the detail, such as Material`),
                length: fieldRules.atMost(40),
                unique: (name, values) => isOnce(name, values) || t`This detail is listed twice`,
              },
            })}
          />
          <TextField
            label={t`Text`}
            required
            {...field(`attributes.${index}.value`, {
              validate: {
                required: fieldRules.required(t`Please enter a text`),
                length: fieldRules.atMost(300),
              },
            })}
          />
          <IconButton
            label={t`Remove detail ${attributes[index]?.name || index + 1}`}
            className={styles.remove}
            onClick={() => remove(index)}
          >
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <datalist id="usual-attributes">
        {[t`Material`, t`Care`, t`Type`, t`Measures`, t`Weight`].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button
        variant="outline"
        size="sm"
        disabled={fields.length >= MAX_COUNT}
        onClick={() =>
          append(
            { name: next, value: '' },
            { focusName: `attributes.${fields.length}.${next ? 'value' : 'name'}` },
          )
        }
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add detail</Trans>
      </Button>
    </div>
  );
}

function isOnce(name: string, { attributes }: ProductValues): boolean {
  const normalisedName = name.trim().toLowerCase();
  return attributes.filter((other) => other.name.trim().toLowerCase() === normalisedName).length <= 1;
}
