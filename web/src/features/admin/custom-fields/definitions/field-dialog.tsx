import { t } from '@lingui/core/macro';
import { type RefObject, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type {
  CustomField_customFieldFragment as CustomField,
  CustomFieldOwner,
  CustomFieldSettings_settingsFragment as CustomFieldSettings,
} from '../../../../gql/graphql.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { type EditedForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import {
  applicable,
  type DefinitionValues,
  inputOf,
  keyFor,
  ownerLabels,
  typeLabels,
  unchanged,
  valuesOf,
} from './definition-values.ts';
import styles from './definitions.module.css';
import { EntryForm, keyRules, NameFields, nameRules } from './entry-form.tsx';
import type { SaveDefinitions } from './use-save-definitions.ts';

/** What a field dialog edits: a field, or a new one of this owner. */
export interface EditedField {
  owner: CustomFieldOwner;
  field: CustomField | null;
}

interface FieldDialogProps {
  /** Null while the dialog is closed. */
  edited: EditedField | null;
  productTypes: CustomFieldSettings['productTypes'];
  save: SaveDefinitions;
  onClose: () => void;
}

/** The dialog to add a field, or to edit one. */
export function FieldDialog({ edited, ...props }: FieldDialogProps) {
  const shown = useLastShown(edited);
  const nameRef = useRef<HTMLInputElement>(null);
  const owner = shown ? ownerLabels()[shown.owner] : '';
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      initialFocus={nameRef}
      title={shown?.field ? t`Edit field: ${owner}` : t`Add field: ${owner}`}
    >
      {shown && (
        <FieldForm key={`${shown.owner} ${shown.field?.key ?? ''}`} {...shown} {...props} nameRef={nameRef} />
      )}
    </Dialog>
  );
}

interface FieldFormProps extends EditedField, Omit<FieldDialogProps, 'edited'> {
  nameRef: RefObject<HTMLInputElement | null>;
}

function FieldForm({ owner, field: before, productTypes, save, onClose, nameRef }: FieldFormProps) {
  const editing = useEditForm<DefinitionValues>({
    name: `custom field ${owner} ${before?.key ?? 'new'}`,
    defaultValues: () => valuesOf(before, owner),
    example: (values) => ({ ...values, productTypes: [''] }),
  });
  const { form, field, fail } = editing;

  const saveField = (values: DefinitionValues) =>
    save(({ fields }) => {
      const input = inputOf(owner, values);
      if (!before) return { fields: [...fields.map(unchanged), input] };
      const isSame = (other: CustomField) => other.owner === owner && other.key === before.key;
      if (JSON.stringify(fields.find(isSame)) !== JSON.stringify(before)) {
        fail(t`Someone else has changed this field in the meantime. Close this window to see their changes.`);
        return null;
      }
      return { fields: fields.map((other) => (isSame(other) ? input : unchanged(other))) };
    }, editing);

  return (
    <EntryForm editing={editing} save={saveField} onClose={onClose}>
      <NameFields
        name={field('name', nameRules())}
        nameRef={nameRef}
        keyField={field('key', keyRules())}
        isNew={before === null}
        onName={(name) => form.getFieldState('key').isDirty || form.setValue('key', keyFor(name))}
      />
      <TypeFields editing={editing} owner={owner} isNew={before === null} />
      <TextField
        label={t`Hint`}
        hint={owner.startsWith('ORDER') ? t`For the person who fills it in.` : t`For staff who fill it in.`}
        {...field('description', { validate: fieldRules.atMost(200) })}
      />
      <UseFields editing={editing} owner={owner} productTypes={productTypes} />
    </EntryForm>
  );
}

interface FieldsProps {
  editing: EditedForm<DefinitionValues>;
  owner: CustomFieldOwner;
}

/** What the values are. */
function TypeFields({ editing, owner, isNew }: FieldsProps & { isNew: boolean }) {
  const { field } = editing;
  const has = useApplicable(editing, owner);
  return (
    <>
      <SelectField
        label={t`Type`}
        optionalMark={false}
        hint={isNew ? undefined : t`Values that don’t fit another type are hidden until you change it back.`}
        {...field('type')}
      >
        {Object.entries(typeLabels()).map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </SelectField>
      {has.unit && (
        <TextField
          label={t`Unit`}
          hint={t`Such as cm or kg.`}
          autoComplete="off"
          {...field('unit', { validate: fieldRules.atMost(20) })}
        />
      )}
      {has.choices && (
        <TextAreaField
          label={t`Choices`}
          required
          hint={t`One per line`}
          rows={4}
          {...field('choices', { validate: fieldRules.required(t`Please enter at least one choice`) })}
        />
      )}
    </>
  );
}

/** How the field is used: how many values it has, and who sees it where. */
function UseFields({ editing, owner, productTypes }: FieldsProps & Pick<FieldDialogProps, 'productTypes'>) {
  const { form } = editing;
  const has = useApplicable(editing, owner);
  const checkbox = (name: keyof typeof has & `is${string}`) => form.register(name);
  return (
    <div className={styles.uses}>
      {has.isList && <CheckboxField label={t`Can have several values`} {...checkbox('isList')} />}
      <CheckboxField
        label={t`Shoppers see it`}
        hint={owner === 'CUSTOMER' ? t`Only the customer’s own.` : t`Otherwise only staff.`}
        {...checkbox('isPublic')}
      />
      {has.isFilterable && (
        <CheckboxField label={t`Shoppers can filter by it`} {...checkbox('isFilterable')} />
      )}
      {has.isSearchable && <CheckboxField label={t`The search finds it`} {...checkbox('isSearchable')} />}
      {has.isCustomerInput && (
        <CheckboxField
          label={t`Shoppers fill it in`}
          hint={owner === 'ORDER' ? t`At checkout.` : t`On the product’s page, such as an engraving.`}
          {...checkbox('isCustomerInput')}
        />
      )}
      {has.isRequired && <CheckboxField label={t`They must fill it in`} {...checkbox('isRequired')} />}
      {has.productTypes && productTypes.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>{t`Only products of these types`}</legend>
          <p className={styles.note}>{t`Check none for all products.`}</p>
          {productTypes.map(({ key, name }) => (
            <CheckboxField
              key={key}
              id={`field-type-${key}`}
              value={key}
              label={name}
              {...form.register('productTypes')}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function useApplicable({ form: { control } }: EditedForm<DefinitionValues>, owner: CustomFieldOwner) {
  const [type, isPublic, isCustomerInput] = useWatch({
    control,
    name: ['type', 'isPublic', 'isCustomerInput'],
  });
  return applicable(owner, { type, isPublic, isCustomerInput });
}
