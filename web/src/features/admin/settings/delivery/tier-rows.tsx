import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray } from 'react-hook-form';
import type { DeliveryPricing } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { feeRule, gramsRule, newTier } from './delivery-values.ts';
import styles from './delivery.module.css';
import type { DeliveryFormParts } from './delivery-form-parts.ts';

/** The server's limit. */
const MAX_COUNT = 20;

interface TierRowsProps extends DeliveryFormParts {
  /** The positions of the zone and of the method in it. */
  zone: number;
  index: number;
  pricing: DeliveryPricing;
}

/** A method's prices by weight or by the value of the products. */
export function TierRows({ form, field, currency, zone, index, pricing }: TierRowsProps) {
  const name = `zones.${zone}.methods.${index}.tiers` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const errors = form.formState.errors.zones?.[zone]?.methods?.[index]?.tiers;
  const isByWeight = pricing === 'BY_WEIGHT';
  return (
    <>
      <p className={styles.note}>
        {isByWeight
          ? t`Each price applies up to its limit. Leave the limit empty for no limit. Heavier orders can’t use this method. Products without a weight count as 0.`
          : t`Each price applies up to its limit. Leave the limit empty for no limit. Orders above the last limit can’t use this method.`}
      </p>
      {fields.map((row, tier) => {
        const number = tier + 1;
        return (
          <div key={row.id} className={styles.tier}>
            <TextField
              label={isByWeight ? t`Up to, in grams` : t`Up to, in ${currency}`}
              optionalMark={false}
              inputMode={isByWeight ? 'numeric' : 'decimal'}
              {...field(`${name}.${tier}.upTo`, {
                validate: (text) => (isByWeight ? gramsRule(text) : feeRule(text, currency, false)),
              })}
            />
            <TextField
              label={t`Fee in ${currency}`}
              required
              inputMode="decimal"
              {...field(`${name}.${tier}.fee`, { validate: (text) => feeRule(text, currency) })}
            />
            {fields.length > 1 && (
              <IconButton label={t`Remove price ${number}`} onClick={() => remove(tier)}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      <FieldError id={`field-${name}`} error={errors?.message} />
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_COUNT}
          onClick={() => append(newTier())}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans>Add price</Trans>
        </Button>
      </div>
    </>
  );
}
