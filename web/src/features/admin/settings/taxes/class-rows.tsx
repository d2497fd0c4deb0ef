import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { RateRows } from './rate-rows.tsx';
import type { TaxFormParts } from './tax-form-parts.ts';
import { newClass } from './tax-values.ts';
import styles from './taxes.module.css';

/** The server's limit. */
const MAX_COUNT = 20;

/**
 * The tax classes, with buttons to add, rename and remove them. The first is the default class, which can't
 * be removed.
 */
export function ClassRows(parts: TaxFormParts) {
  const { control, formState } = parts.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'classes' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map((row, index) => (
        <TaxClass
          key={row.id}
          {...parts}
          index={index}
          onRemove={() => {
            remove(index);
            addButton.current?.focus();
          }}
        />
      ))}
      <FieldError
        id="field-classes"
        error={formState.errors.classes?.message ?? formState.errors.classes?.root?.message}
      />
      <div className={styles.add}>
        <Button
          ref={addButton}
          variant="outline"
          disabled={fields.length >= MAX_COUNT}
          onClick={() => append(newClass())}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans>Add tax class</Trans>
        </Button>
        <p className={styles.note}>
          <Trans>
            For products with other rates, such as books or food. Choose the class on each product’s page.
          </Trans>
        </p>
      </div>
    </>
  );
}

interface TaxClassProps extends TaxFormParts {
  index: number;
  onRemove: () => void;
}

function TaxClass({ index, onRemove, ...parts }: TaxClassProps) {
  const { form, field } = parts;
  const number = index + 1;
  const path = `classes.${index}` as const;
  const name = useWatch({ control: form.control, name: `${path}.name` }).trim() || t`Tax class ${number}`;
  return (
    <Panel
      title={name}
      actions={
        index > 0 && (
          <IconButton label={t`Remove tax class ${name}`} onClick={onRemove}>
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <TextField
        label={t`Name of the class`}
        hint={
          index === 0
            ? t`Only staff can see it. This is the class of all products without another one.`
            : t`Only staff can see it. Where it has no rate, the rate of the first class applies.`
        }
        required
        {...field(`${path}.name`, {
          validate: {
            required: fieldRules.required(t`Please name the class`),
            length: fieldRules.atMost(60),
          },
        })}
      />
      <CheckboxField label={t`Delivery is taxed at these rates`} {...field(`${path}.isForDelivery`)} />
      <RateRows {...parts} taxClass={index} />
    </Panel>
  );
}
