import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { decimalsOf } from '../../../../lib/currency.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PartItem, SectionPart } from '../section/section-part.tsx';
import { daysRule, feeRule, isTiered, newMethod, newTier, pricingLabels } from './delivery-values.ts';
import styles from './delivery.module.css';
import { TierRows } from './tier-rows.tsx';
import type { DeliveryFormParts } from './delivery-form-parts.ts';

/** The server's limit. */
const MAX_COUNT = 20;

interface MethodRowsProps extends DeliveryFormParts {
  /** The zone's position. */
  zone: number;
}

/** The delivery methods of a zone, with buttons to add, reorder and remove them. */
export function MethodRows({ zone, ...parts }: MethodRowsProps) {
  const name = `zones.${zone}.methods` as const;
  const { fields, append, remove, swap } = useFieldArray({ control: parts.form.control, name });
  return (
    <SectionPart title={t`Methods`} note={fields.length === 0 ? t`Nothing is delivered here.` : null}>
      {fields.map((row, index) => (
        <Method
          key={row.id}
          {...parts}
          zone={zone}
          index={index}
          onMoveUp={() => swap(index, index - 1)}
          onRemove={() => remove(index)}
        />
      ))}
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_COUNT}
          onClick={() => append(newMethod())}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans>Add method</Trans>
        </Button>
      </div>
    </SectionPart>
  );
}

interface MethodProps extends MethodRowsProps {
  index: number;
  onMoveUp: () => void;
  onRemove: () => void;
}

function Method({ form, field, currency, countries, zone, index, onMoveUp, onRemove }: MethodProps) {
  const path = `zones.${zone}.methods.${index}` as const;
  const number = index + 1;
  const name = useWatch({ control: form.control, name: `${path}.name` }).trim() || t`Method ${number}`;
  const pricing = useWatch({ control: form.control, name: `${path}.pricing` });
  const inputMode = decimalsOf(currency) === 0 ? 'numeric' : 'decimal';
  const isPickUp = pricing === 'PICK_UP';
  const kind = field(`${path}.pricing`);

  function beginTiers(): void {
    const chosen = form.getValues(path);
    if (isTiered(chosen.pricing) && chosen.tiers.length === 0)
      form.setValue(`${path}.tiers`, [newTier()], { shouldDirty: true });
  }

  return (
    <PartItem
      name={name}
      actions={
        <>
          {index > 0 && (
            <IconButton label={t`Move ${name} up`} onClick={onMoveUp}>
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <div className={styles.pair}>
        <TextField
          label={t`Name`}
          required
          {...field(`${path}.name`, {
            validate: {
              required: fieldRules.required(t`Please name the method`),
              length: fieldRules.atMost(60),
            },
          })}
        />
        <SelectField
          label={t`Price`}
          optionalMark={false}
          {...kind}
          onChange={(event) => void kind.onChange(event).then(beginTiers)}
        >
          {Object.entries(pricingLabels()).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {isTiered(pricing) && (
        <TierRows
          form={form}
          field={field}
          currency={currency}
          countries={countries}
          zone={zone}
          index={index}
          pricing={pricing}
        />
      )}
      <div className={styles.pair}>
        {!isTiered(pricing) && (
          <Fee
            field={field}
            currency={currency}
            zone={zone}
            index={index}
            isPickUp={isPickUp}
            inputMode={inputMode}
          />
        )}
        <TextField
          label={t`Free from, in ${currency}`}
          inputMode={inputMode}
          hint={t`Product total for free delivery. Leave empty to always charge.`}
          {...field(`${path}.freeFrom`, { validate: (text) => feeRule(text, currency, false) })}
        />
      </div>
      <Days form={form} field={field} path={path} />
      <TextField
        label={t`Note for shoppers`}
        hint={isPickUp ? t`Where and when to pick it up.` : undefined}
        {...field(`${path}.note`, { validate: fieldRules.atMost(200) })}
      />
    </PartItem>
  );
}

interface DaysProps extends Pick<DeliveryFormParts, 'form' | 'field'> {
  path: `zones.${number}.methods.${number}`;
}

/** The delivery time. */
function Days({ form, field, path }: DaysProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={t`Days at least`}
        inputMode="numeric"
        hint={t`Leave empty to make no promise.`}
        {...field(`${path}.minDays`, { validate: daysRule })}
      />
      <TextField
        label={t`Days at most`}
        inputMode="numeric"
        hint={t`Weekends and holidays count.`}
        {...field(`${path}.maxDays`, {
          validate: (text) => {
            const minDays = form.getValues(`${path}.minDays`);
            if (text.trim() !== '' && Number(text) < Number(minDays))
              return t`This is before the earliest day`;
            return daysRule(text);
          },
        })}
      />
    </div>
  );
}

interface FeeProps extends Pick<MethodProps, 'field' | 'currency' | 'zone' | 'index'> {
  isPickUp: boolean;
  inputMode: 'numeric' | 'decimal';
}

/** The method's fee; pickup is free by default. */
function Fee({ field, currency, zone, index, isPickUp, inputMode }: FeeProps) {
  return (
    <TextField
      label={t`Fee in ${currency}`}
      required={!isPickUp}
      inputMode={inputMode}
      hint={isPickUp ? t`Leave empty for free delivery.` : t`0: free.`}
      {...field(`zones.${zone}.methods.${index}.fee`, {
        validate: (text, { zones }) =>
          feeRule(text, currency, zones[zone]?.methods[index]?.pricing !== 'PICK_UP'),
      })}
    />
  );
}
