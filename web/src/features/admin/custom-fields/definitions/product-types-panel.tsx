import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useRef, useState } from 'react';
import type { CustomFieldSettings_settingsFragment as CustomFieldSettings } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { keyFor } from './definition-values.ts';
import styles from './definitions.module.css';
import { EntryForm, keyRules, NameFields, nameRules } from './entry-form.tsx';
import { EntryRows, inOrderOf } from './entry-rows.tsx';
import type { SaveDefinitions } from './use-save-definitions.ts';

type ProductType = CustomFieldSettings['productTypes'][number];

interface ProductTypesPanelProps {
  saved: CustomFieldSettings;
  save: SaveDefinitions;
  mayChange: boolean;
}

/** The product types: each is a set of fields that only some products have. */
export function ProductTypesPanel({ saved, save, mayChange }: ProductTypesPanelProps) {
  // An empty type is a new one.
  const [edited, setEdited] = useState<Partial<ProductType> | null>(null);
  const [typeToDelete, setTypeToDelete] = useState<ProductType | null>(null);
  return (
    <Panel
      title={t`Product types`}
      actions={
        mayChange && (
          <Button size="sm" variant="outline" onClick={() => setEdited({})}>
            <Plus size={18} aria-hidden="true" />
            <Trans>Add product type</Trans>
          </Button>
        )
      }
    >
      {saved.productTypes.length === 0 && (
        <p className={styles.note}>
          <Trans>Such as Shoes or Furniture: fields can be limited to products of a type.</Trans>
        </p>
      )}
      <EntryRows
        label={t`Product types`}
        entries={saved.productTypes}
        describe={({ key }) => fieldsOfType(saved, key).join(', ')}
        mayChange={mayChange}
        onReorder={(keys) =>
          save(({ productTypes }) => ({ productTypes: productTypes.toSorted(inOrderOf(keys)).map(inputOf) }))
        }
        onEdit={setEdited}
        onDelete={setTypeToDelete}
      />
      <TypeDialog edited={edited} save={save} onClose={() => setEdited(null)} />
      <DeleteTypeDialog type={typeToDelete} saved={saved} save={save} onClose={() => setTypeToDelete(null)} />
    </Panel>
  );
}

const inputOf = ({ key, name }: ProductType) => ({ key, name });

const fieldsOfType = ({ fields }: CustomFieldSettings, type: string) =>
  fields.filter(({ productTypes }) => productTypes.includes(type)).map(({ name }) => name);

interface TypeDialogProps {
  /** Null while the dialog is closed. */
  edited: Partial<ProductType> | null;
  save: SaveDefinitions;
  onClose: () => void;
}

function TypeDialog({ edited, ...props }: TypeDialogProps) {
  const shown = useLastShown(edited);
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      initialFocus={nameRef}
      title={shown?.key === undefined ? t`Add product type` : t`Edit product type`}
    >
      {shown && <TypeForm key={shown.key ?? ''} before={shown} {...props} nameRef={nameRef} />}
    </Dialog>
  );
}

interface TypeFormProps extends Omit<TypeDialogProps, 'edited'> {
  before: Partial<ProductType>;
  nameRef: RefObject<HTMLInputElement | null>;
}

function TypeForm({ before, save, onClose, nameRef }: TypeFormProps) {
  const isNew = before.key === undefined;
  const editing = useEditForm<ProductType>({
    name: `product type ${before.key ?? 'new'}`,
    defaultValues: () => ({ name: before.name ?? '', key: before.key ?? '' }),
  });
  const { form, field } = editing;
  const saveType = (values: ProductType) =>
    save(({ productTypes }) => {
      const input = { key: values.key.trim(), name: values.name.trim() };
      const types = productTypes.map(inputOf);
      return {
        productTypes: isNew
          ? [...types, input]
          : types.map((type) => (type.key === before.key ? input : type)),
      };
    }, editing);
  return (
    <EntryForm editing={editing} save={saveType} onClose={onClose}>
      <NameFields
        name={field('name', nameRules())}
        nameRef={nameRef}
        keyField={field('key', keyRules())}
        isNew={isNew}
        onName={(name) => form.getFieldState('key').isDirty || form.setValue('key', keyFor(name))}
      />
    </EntryForm>
  );
}

interface DeleteTypeDialogProps {
  /** Null while the dialog is closed. */
  type: ProductType | null;
  saved: CustomFieldSettings;
  save: SaveDefinitions;
  onClose: () => void;
}

/** Asks before a product type is deleted; one that still has fields can't be. */
function DeleteTypeDialog({ type, saved, save, onClose }: DeleteTypeDialogProps) {
  const shown = useLastShown(type);
  const [isDeleting, setIsDeleting] = useState(false);
  const fields = shown ? fieldsOfType(saved, shown.key) : [];
  const name = shown?.name ?? '';

  async function confirm(): Promise<void> {
    if (fields.length > 0) return onClose();
    setIsDeleting(true);
    await save(({ productTypes }) => ({
      productTypes: productTypes.filter(({ key }) => key !== type?.key).map(inputOf),
    }));
    setIsDeleting(false);
    onClose();
  }

  const question =
    fields.length > 0
      ? {
          title: t`“${name}” still has fields`,
          description: t`First delete them, or give them to other types: ${fields.join(', ')}.`,
          confirmLabel: t`OK`,
        }
      : {
          title: t`Delete “${name}”?`,
          description: t`Products of this type have none afterwards.`,
          cancelLabel: t`Cancel`,
          confirmLabel: t`Delete`,
          danger: true,
        };
  return (
    <AlertDialog
      open={type !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      {...question}
      pending={isDeleting}
      onConfirm={() => void confirm()}
      finalFocus={() => (fields.length > 0 ? null : document.querySelector('h1'))}
    />
  );
}
