import { t } from '@lingui/core/macro';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { AdminCategoryTreeDocument, CollectionsToChooseDocument } from '../../../../gql/graphql.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { treeRows } from '../../pickers/categories/category-moves.ts';
import { CategoryOptions } from '../../pickers/categories/category-options.tsx';
import type { SetPendingUploads } from '../../pictures/use-report-uploads.ts';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { LinkField } from '../links/link-field.tsx';
import { noLink } from '../links/link-values.ts';
import { ProductsField } from '../../pickers/products-field.tsx';
import { iconLabels } from './icon-labels.ts';
import { ItemRows } from './item-rows.tsx';
import type { SectionErrors } from './section-errors.ts';
import { type SectionField, shownFields } from './section-form.ts';
import { SectionPicture } from './section-picture.tsx';
import type { ChangeValues, PartValues } from './section-values.ts';

export interface SectionFieldsProps {
  /** The names of the fields begin with it. */
  name: string;
  fields: readonly SectionField[];
  values: PartValues;
  onChange: ChangeValues;
  errors: SectionErrors;
  onUploads: SetPendingUploads;
}

/** The fields of a section or of one of its items, as its kind declares them. */
export function SectionFields({ fields, ...rest }: SectionFieldsProps) {
  return shownFields(fields, rest.values).map((field) => <Field key={field.name} {...rest} field={field} />);
}

type FieldProps = Omit<SectionFieldsProps, 'fields'> & { field: SectionField };

function Field(props: FieldProps) {
  const { field, values, onChange, errors } = props;
  const name = `${props.name}.${field.name}`;
  const { label, hint, required = false } = field;
  const common = { name, label, hint, required, error: errors.get(name), autoComplete: 'off' };
  const set = ({ target }: { target: { value: string } }) => onChange({ [field.name]: target.value });
  switch (field.type) {
    case 'line':
      return <TextField {...common} maxLength={field.max} value={values[field.name] ?? ''} onChange={set} />;
    case 'markdown':
      return (
        <MarkdownField {...common} rows={6} maxLength={field.max} value={values.text ?? ''} onChange={set} />
      );
    case 'number':
      return (
        <TextField
          {...common}
          required
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={values[field.name] ?? ''}
          onChange={set}
        />
      );
    case 'date-time':
      return <DateTimeField {...common} value={values.endsAt ?? ''} onChange={set} />;
    case 'choice':
      return (
        <SelectField {...common} optionalMark={false} value={values[field.name] ?? ''} onChange={set}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case 'icon':
      return (
        <SelectField {...common} value={values.icon ?? ''} onChange={set}>
          <option value="">{t`None`}</option>
          {Object.entries(iconLabels()).map(([icon, iconLabel]) => (
            <option key={icon} value={icon}>
              {iconLabel}
            </option>
          ))}
        </SelectField>
      );
    case 'collection':
      return <CollectionField {...common} value={values.collectionId ?? ''} onChange={set} />;
    case 'category':
      return <CategoryField {...common} value={values.categoryId ?? ''} onChange={set} />;
    case 'products':
      return (
        <ProductsField
          name={name}
          label={label}
          ids={values.productIds ?? []}
          max={field.max}
          error={errors.get(name)}
          onChange={(productIds) => onChange({ productIds })}
        />
      );
    case 'link':
      return (
        <LinkField
          name={name}
          label={label}
          hint={hint}
          required={required}
          hasLabel={field.hasLabel}
          link={values.link ?? noLink}
          onChange={(link) => onChange({ link })}
          errorOf={(control) => errors.get(control)}
        />
      );
    case 'picture':
      return <SectionPicture {...props} name={name} label={label} picture={values.picture ?? null} />;
    case 'items':
      return (
        <ItemRows
          {...props}
          name={name}
          field={field}
          items={values.items ?? []}
          renderItem={(item) => <SectionFields {...props} {...item} fields={field.fields} />}
        />
      );
  }
}

interface ControlProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function DateTimeField(props: ControlProps) {
  const timeZone = useShop()?.timeZone ?? 'UTC';
  return <TextField {...props} type="datetime-local" hint={t`In the time zone ${timeZone}`} />;
}

function CollectionField(props: ControlProps) {
  const collections = useQuery(CollectionsToChooseDocument).data?.collections;
  return (
    <TargetField {...props} ids={collections?.map(({ id }) => id)}>
      {collections?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </TargetField>
  );
}

function CategoryField(props: ControlProps) {
  const categories = useQuery(AdminCategoryTreeDocument).data?.categories;
  return (
    <TargetField {...props} ids={categories?.map(({ id }) => id)}>
      <CategoryOptions rows={treeRows(categories ?? [])} />
    </TargetField>
  );
}

interface TargetFieldProps extends ControlProps {
  /** The ids of all options; undefined while loading. */
  ids: readonly string[] | undefined;
  children: ReactNode;
}

function TargetField({ ids, children, ...props }: TargetFieldProps) {
  const { value: id } = props;
  return (
    <SelectField {...props}>
      <option value="">{t`Please choose`}</option>
      {id !== '' && !ids?.includes(id) && <option value={id}>{ids ? t`No longer exists` : '…'}</option>}
      {children}
    </SelectField>
  );
}
