import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  type CustomField_customFieldFragment as CustomField,
  type CustomFieldOwner,
  CustomFieldSettingsDocument,
  type CustomFieldSettings_settingsFragment as CustomFieldSettings,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { SectionPage } from '../../settings/section/section-page.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { describeField, ownerLabels, unchanged } from './definition-values.ts';
import styles from './definitions.module.css';
import { EntryRows, inOrderOf } from './entry-rows.tsx';
import { type EditedField, FieldDialog } from './field-dialog.tsx';
import { ProductTypesPanel } from './product-types-panel.tsx';
import { type SaveDefinitions, useSaveDefinitions } from './use-save-definitions.ts';

/** The custom fields of all kinds of objects, and the product types. Each change is saved at once. */
export function DefinitionsPage() {
  return (
    <SectionPage title={t`Custom fields`} section="customFields" query={CustomFieldSettingsDocument}>
      {({ customFields }) => <Definitions loaded={customFields} />}
    </SectionPage>
  );
}

function Definitions({ loaded }: { loaded: CustomFieldSettings }) {
  // The page's are those with which it was opened.
  const { data } = useQuery(CustomFieldSettingsDocument, { fetchPolicy: 'cache-only' });
  const saved = data?.settings.customFields ?? loaded;
  const mayChange = usePermission('SETTINGS_WRITE');
  const save = useSaveDefinitions();
  const [edited, setEdited] = useState<EditedField | null>(null);
  const [fieldToDelete, setFieldToDelete] = useState<CustomField | null>(null);

  const reorder = (owner: CustomFieldOwner, keys: readonly string[]) =>
    save(({ fields }) => ({
      fields: [
        ...fields.filter((field) => field.owner !== owner),
        ...fields.filter((field) => field.owner === owner).toSorted(inOrderOf(keys)),
      ].map(unchanged),
    }));

  return (
    <Stack gap={24}>
      {owners().map(({ owner, label, example }) => {
        const fields = saved.fields.filter((field) => field.owner === owner);
        return (
          <Panel
            key={owner}
            title={label}
            actions={
              mayChange && (
                <Button size="sm" variant="outline" onClick={() => setEdited({ owner, field: null })}>
                  <Plus size={18} aria-hidden="true" />
                  <Trans>
                    Add field<VisuallyHidden> for {label}</VisuallyHidden>
                  </Trans>
                </Button>
              )
            }
          >
            {fields.length === 0 && <p className={styles.note}>{example}</p>}
            <EntryRows
              label={label}
              entries={fields}
              describe={(field) => describeField(field, saved.productTypes)}
              mayChange={mayChange}
              onReorder={(keys) => reorder(owner, keys)}
              onEdit={(field) => setEdited({ owner, field })}
              onDelete={setFieldToDelete}
            />
          </Panel>
        );
      })}
      <ProductTypesPanel saved={saved} save={save} mayChange={mayChange} />
      <FieldDialog
        edited={edited}
        productTypes={saved.productTypes}
        save={save}
        onClose={() => setEdited(null)}
      />
      <DeleteFieldDialog field={fieldToDelete} save={save} onClose={() => setFieldToDelete(null)} />
    </Stack>
  );
}

/** The kinds of objects, with what their fields can be for. */
const owners = () => {
  const examples: Record<CustomFieldOwner, string> = {
    PRODUCT: t`Such as material, care or country of origin. Shoppers can filter by them.`,
    VARIANT: t`Such as dimensions that differ from size to size.`,
    CATEGORY: t`Such as a person to contact about it.`,
    COLLECTION: t`Such as the season.`,
    ORDER: t`Such as a delivery date that shoppers choose at checkout.`,
    ORDER_LINE: t`Such as an engraving that shoppers enter on the product’s page.`,
    CUSTOMER: t`Such as a VAT number or a membership.`,
  };
  const labels = ownerLabels();
  const all = Object.keys(labels) as CustomFieldOwner[];
  return all.map((owner) => ({ owner, label: labels[owner], example: examples[owner] }));
};

interface DeleteFieldDialogProps {
  /** Null while the dialog is closed. */
  field: CustomField | null;
  save: SaveDefinitions;
  onClose: () => void;
}

function DeleteFieldDialog({ field, save, onClose }: DeleteFieldDialogProps) {
  const shown = useLastShown(field);
  const [isDeleting, setIsDeleting] = useState(false);

  async function confirm(): Promise<void> {
    setIsDeleting(true);
    await save(({ fields }) => ({
      fields: fields.filter(({ owner, key }) => owner !== field?.owner || key !== field.key).map(unchanged),
    }));
    setIsDeleting(false);
    onClose();
  }

  return (
    <AlertDialog
      open={field !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete “${shown?.name ?? ''}”?`}
      description={t`Its values are hidden everywhere, except in orders. They are back if you add a field with the key ${shown?.key ?? ''} again.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => void confirm()}
      finalFocus={() => document.querySelector('h1')}
    />
  );
}
