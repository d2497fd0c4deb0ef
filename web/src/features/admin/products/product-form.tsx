import { t } from '@lingui/core/macro';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { type CheckedField, useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useLeaveWarning } from '../../../forms/use-leave-warning.ts';
import type { ProductForm_productFragment } from '../../../gql/admin/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { FormErrorSummary } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { useBackToList } from '../list/use-back-to-list.ts';
import { LeaveDialog } from '../ui/leave-dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { TwoColumns } from '../ui/two-columns.tsx';
import { CategoryFields } from './category-fields.tsx';
import { AttributeRows } from './listing/attribute-rows.tsx';
import { OrganizationFields } from './listing/organization-fields.tsx';
import { SearchListing } from './listing/search-listing.tsx';
import { StatusFields } from './listing/status-fields.tsx';
import { FurtherCategoriesField } from './further-categories-field.tsx';
import { OptionPanels } from './option-panels.tsx';
import { DescriptionFields } from './product-fields.tsx';
import styles from './product-form.module.css';
import { PicturesField } from './pictures/pictures-field.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import {
  emptyValues,
  exampleValues,
  inputOf,
  optionNamesOf,
  type ProductValues,
  type ShopTerms,
  valuesOf,
} from './product-values.ts';
import { useVariantRows } from './variants/use-variant-rows.ts';
import { offeredVariants, variantName } from './variants/variant-values.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { useSaveProduct } from './use-save-product.ts';

interface ProductFormProps {
  /** The product to change; null for a new one. */
  product: ProductForm_productFragment | null;
  shop: ShopTerms;
}

/**
 * Adds or edits a product, then returns to the list. Nothing typed is lost: leaving asks for confirmation, and drafts are
 * kept.
 */
export function ProductForm({ product, shop }: ProductFormProps) {
  const navigate = useNavigate();
  const back = useBackToList(paths.admin.products());
  const element = useRef<HTMLFormElement>(null);
  const [defaultValues] = useState(() => (product ? valuesOf(product, shop) : emptyValues));
  const checked = useAppForm<ProductValues>({ defaultValues });
  const { form, field, errors } = checked;
  const { errors: fieldErrors, isDirty, isSubmitting } = form.formState;
  const draft = useProductDraft(form, product?.id ?? null, defaultValues);
  const pictures = usePictures(form.control);
  const leaving = useLeaveWarning(isDirty || pictures.uploads.length > 0);
  const existing = product && { id: product.id, before: inputOf(defaultValues, shop) };
  const save = useSaveProduct(existing, checked);
  const variantCount = useVariantRows(form);
  useSaveShortcut(element);

  const handleSubmit = form.handleSubmit(async (values) => {
    if (pictures.isUploading) return checked.fail(t`Please wait until all pictures are uploaded.`);
    if (offeredVariants(values.variants, optionNamesOf(values)).length === 0) {
      return checked.fail(t`Please offer at least one variant.`);
    }
    if ((await save(inputOf(values, shop))) === null) return;
    draft.close();
    leaving.allowNext();
    await (back.isBefore ? navigate(-1) : navigate(back.to));
  });

  async function submit(event: FormEvent): Promise<void> {
    // What the server said against a list belongs to no input, so that no validation would ever clear it.
    form.clearErrors(['pictures', 'variants']);
    await handleSubmit(event);
  }

  return (
    <form ref={element} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormErrorSummary
        errors={[
          ...errors,
          ...(form.formState.isSubmitted ? rowErrors(fieldErrors, form.getValues('variants')) : []),
        ]}
      />
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
                error={fieldErrors.pictures?.message ?? fieldErrors.pictures?.root?.message}
              />
            </Panel>
            <OptionPanels
              form={form}
              field={field}
              currency={shop.currencyCode}
              variantCount={variantCount}
            />
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
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting}
        label={product ? t`Save changes` : t`Add product`}
        cancelTo={back.to}
      />
      <LeaveDialog leaving={leaving} description={leaveWarning()} onLeave={draft.close} />
    </form>
  );
}

interface SidePanelsProps extends Pick<ProductFormProps, 'product'> {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** What only the merchant and the search see of a product. */
function SidePanels({ form, field, product }: SidePanelsProps) {
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <>
      <Panel title={t`Status`}>
        <StatusFields field={field} control={form.control} />
      </Panel>
      <Panel title={t`Category`}>
        <CategoryFields field={field} chosen={category} current={product?.category} />
        <FurtherCategoriesField form={form} known={product?.categories} />
      </Panel>
      <Panel title={t`Organization`}>
        <OrganizationFields form={form} field={field} />
      </Panel>
    </>
  );
}

const leaveWarning = () =>
  t`You have changed this product but not saved it. If you leave now, these changes are lost.`;

/** useAppForm's summary only knows flat fields; pictures, colours, variants and attributes are lists. */
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
      ['salePrice', 'regularPrice', 'stock', 'sku', 'barcode', 'weight'],
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

/** The draft of the product, or of a new one without an id; `before` is the product as the form started with it. */
function useProductDraft(
  form: UseFormReturn<ProductValues>,
  productId: string | null,
  before: ProductValues,
): ReturnType<typeof useFormDraft<ProductValues>> {
  const userId = adminSession.read()?.user.id ?? '';
  return useFormDraft({
    form,
    owner: { space: 'admin', userId, form: `product ${productId ?? 'new'}` },
    before,
    example: exampleValues,
  });
}

/** Submits a form by Ctrl+S or Cmd+S, instead of the browser's "save page". */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function save(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) form.current?.requestSubmit();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [form]);
}
