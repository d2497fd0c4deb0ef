import { t } from '@lingui/core/macro';
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { ProductForm_productFragment } from '../../../../gql/graphql.ts';
import { useBackToList } from '../../list/use-back-to-list.ts';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { CategoryFields } from './category-fields.tsx';
import { AttributeRows } from '../listing/attribute-rows.tsx';
import { OrganizationFields } from '../listing/organization-fields.tsx';
import { SearchListing } from '../listing/search-listing.tsx';
import { StatusFields } from '../listing/status-fields.tsx';
import { FurtherCategoriesField } from './further-categories-field.tsx';
import { OptionPanels } from './option-panels.tsx';
import { ProductCustomFields } from './product-custom-fields.tsx';
import { DescriptionFields } from './product-fields.tsx';
import { useDigitalFileUploads } from '../files/use-digital-file-uploads.ts';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { usePictures } from '../pictures/use-pictures.ts';
import {
  emptyValues,
  exampleValues,
  optionNamesOf,
  type ProductValues,
  type ShopTerms,
  valuesOf,
} from './product-values.ts';
import { useVariantRows } from '../variants/use-variant-rows.ts';
import { tooManyVariants } from '../variants/variant-field-rules.ts';
import { MAX_VARIANTS, offeredVariants, variantName } from '../variants/variant-values.ts';
import { useSaveProduct } from './use-save-product.ts';

interface ProductFormProps {
  /** The product to edit; null for a new one. */
  product: ProductForm_productFragment | null;
  shop: ShopTerms;
}

/** Adds or edits a product, then returns to the list. */
export function ProductForm({ product, shop }: ProductFormProps) {
  const navigate = useNavigate();
  const back = useBackToList(adminPaths.products());
  const editing = useEditForm<ProductValues>({
    name: `product ${product?.id ?? 'new'}`,
    defaultValues: () => (product ? valuesOf(product, shop) : emptyValues),
    version: product?.version ?? null,
    example: () => exampleValues,
  });
  const { form, field } = editing;
  const { errors } = form.formState;
  const pictures = usePictures(form);
  const files = useDigitalFileUploads();
  const variantCount = useVariantRows(form);
  const saving = useSaveProduct(product, shop, editing);

  async function save(values: ProductValues): Promise<boolean> {
    if (pictures.isUploading) {
      editing.fail(t`Please wait until all pictures are uploaded.`);
      return false;
    }
    if (files.isUploading) {
      editing.fail(t`Please wait until all files are uploaded.`);
      return false;
    }
    if (variantCount > MAX_VARIANTS) {
      editing.fail(tooManyVariants(variantCount));
      return false;
    }
    if (offeredVariants(values.variants, optionNamesOf(values)).length === 0) {
      editing.fail(t`Please offer at least one variant.`);
      return false;
    }
    return saving.save(values);
  }

  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={pictures.hasUploads || files.hasUploads}
        rowErrors={rowErrors(errors, form.getValues('variants'))}
        save={save}
        onSaved={() => (back.isBefore ? navigate(-1) : navigate(back.to))}
        label={product ? t`Save changes` : t`Add product`}
        cancelTo={back.to}
        leaveWarning={t`You have changed this product but not saved it. If you leave now, these changes are lost.`}
      >
        <TwoColumns
          main={
            <>
              <Panel title={t`Description`}>
                <DescriptionFields field={field} />
              </Panel>
              <Panel title={t`Pictures`}>
                <PicturesField
                  form={form}
                  field={field}
                  pictures={pictures}
                  error={errors.pictures?.message ?? errors.pictures?.root?.message}
                />
              </Panel>
              <OptionPanels
                product={product}
                form={form}
                field={field}
                currency={shop.currencyCode}
                variantCount={variantCount}
                pictures={pictures}
                files={files}
              />
              <ProductCustomFields form={form} field={field} isOnlyOne={variantCount === 1} />
              <Panel title={t`Details`}>
                <AttributeRows control={form.control} field={field} />
              </Panel>
              <Panel title={t`Search engine listing`}>
                <SearchListing control={form.control} field={field} />
              </Panel>
            </>
          }
          side={<SidePanels form={form} field={field} product={product} />}
        />
      </EditForm>
      <ConflictDialog question={saving.question} />
    </>
  );
}

interface SidePanelsProps extends Pick<ProductFormProps, 'product'> {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** The parts of a product that only merchants and search engines see. */
function SidePanels({ form, field, product }: SidePanelsProps) {
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <>
      <Panel title={t`Status`}>
        <StatusFields field={field} control={form.control} />
      </Panel>
      <Panel title={t`Category`}>
        <CategoryFields field={field} chosen={category} current={product?.category} />
        <FurtherCategoriesField form={form} productCategories={product?.categories} />
      </Panel>
      <Panel title={t`Organization`}>
        <OrganizationFields form={form} field={field} />
      </Panel>
    </>
  );
}

/** useAppForm's summary handles only flat fields; pictures, colors, variants and attributes are lists. */
function rowErrors(
  { pictures, colours, variants, attributes }: FieldErrors<ProductValues>,
  rows: ProductValues['variants'],
): { name: string; message: string }[] {
  return [
    ...partErrors(pictures, ['alt'], (index, part, message) => ({
      name: `pictures.${index}.${part}`,
      message: t`Picture ${index + 1}: ${message}`,
    })),
    ...partErrors(colours, ['name', 'hex'], (index, part, message) => ({
      name: `colours.${index}.${part}`,
      message: t`Colour ${index + 1}: ${message}`,
    })),
    ...partErrors(
      variants,
      [
        ...(['salePrice', 'regularPrice', 'stock', 'sku', 'barcode', 'weight'] as const),
        ...(['minimumQuantity', 'quantityStep', 'maximumQuantity'] as const),
        ...(['unitMeasure', 'unitPriceBase', 'customFields'] as const),
      ],
      (index, part, message) => {
        const variant = rows[index] && variantName(rows[index]);
        return { name: `variants.${index}.${part}`, message: variant ? t`${variant}: ${message}` : message };
      },
    ),
    ...partErrors(attributes, ['name', 'value'], (index, part, message) => ({
      name: `attributes.${index}.${part}`,
      message: t`Detail ${index + 1}: ${message}`,
    })),
  ];
}

function partErrors<Part extends string, Shown>(
  rows: unknown,
  parts: readonly Part[],
  show: (index: number, part: Part, message: string) => Shown,
): Shown[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: Partial<Record<Part, { message?: string }>> | undefined, index) =>
    parts.flatMap((part) => {
      const message = row?.[part]?.message;
      return message ? [show(index, part, message)] : [];
    }),
  );
}
