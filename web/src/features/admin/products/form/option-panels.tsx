import { t } from '@lingui/core/macro';
import type { FieldError, FieldErrors, UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { ProductForm_productFragment } from '../../../../gql/graphql.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ColourRows } from './colour-rows.tsx';
import { CustomsFields } from './customs-fields.tsx';
import { OtherOptionRows } from './other-option-rows.tsx';
import { PriceFields, SizesField } from './product-fields.tsx';
import type { DigitalFileUploads } from '../files/use-digital-file-uploads.ts';
import type { Pictures } from '../pictures/use-pictures.ts';
import type { ProductValues } from './product-values.ts';
import { CampaignNotice } from './campaign-notice.tsx';
import { TaxClassField } from './tax-class-field.tsx';
import { VariantRows } from '../variants/variant-rows.tsx';

interface OptionPanelsProps {
  /** The product to edit; null for a new one. */
  product: ProductForm_productFragment | null;
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  currency: string;
  /** The number of variants that the options make; see `useVariantRows`. */
  variantCount: number;
  pictures: Pictures;
  files: DigitalFileUploads;
}

/** Prices and options, and, for several variants, the price and stock of each. */
export function OptionPanels({ product, variantCount, pictures, files, ...rest }: OptionPanelsProps) {
  const { form, field, currency } = rest;
  const shop = useShop();
  const { colours, variants }: FieldErrors<ProductValues> = form.formState.errors;
  return (
    <>
      <Panel title={t`Price and stock`}>
        {product && <CampaignNotice product={product} currency={currency} />}
        <PriceFields {...rest} files={files} hasStock={variantCount === 1} />
        <TaxClassField field={field} form={form} />
      </Panel>
      <Panel title={t`Customs`}>
        <CustomsFields field={field} form={form} />
      </Panel>
      {shop?.withdrawalDays != null && (
        <Panel title={t`Right of withdrawal`}>
          <CheckboxField
            label={t`No right of withdrawal`}
            hint={t`For what the law excludes, such as perishable goods or those made for one customer. Existing orders stay as they are.`}
            {...field('isWithdrawalExcluded')}
            error={undefined}
          />
        </Panel>
      )}
      <Panel title={t`Choices`}>
        <ColourRows
          control={form.control}
          field={field}
          error={listError(colours)}
          setHex={(index, hex) =>
            form.setValue(`colours.${index}.hex`, hex, { shouldDirty: true, shouldValidate: true })
          }
        />
        <SizesField field={field} />
        <OtherOptionRows control={form.control} field={field} />
      </Panel>
      {variantCount > 1 && (
        <Panel title={t`Variants`}>
          <VariantRows
            {...rest}
            count={variantCount}
            pictures={pictures}
            files={files}
            error={listError(variants)}
          />
        </Panel>
      )}
    </>
  );
}

/** The error of a list as a whole, rather than of one of its rows. */
function listError(errors: { message?: string; root?: FieldError } | undefined): string | undefined {
  return errors?.message ?? errors?.root?.message;
}
