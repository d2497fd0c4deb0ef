import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { FormUserError } from '../../../../forms/user-errors-by-field.ts';
import {
  AdminMenusDocument,
  type Menu_menuFragment,
  type MenuName,
  ResetMenuDocument,
  UpdateMenuDocument,
} from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import { fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { type EditedForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { invalidateMenus } from '../invalidate-content.ts';
import { EntryRows } from './entry-rows.tsx';
import {
  exampleOf,
  inputOf,
  menuGroups,
  menuLabels,
  menuNotes,
  type MenuValues,
  valuesOf,
} from './menu-values.ts';
import styles from './menus.module.css';

interface MenuFormProps {
  name: MenuName;
  /** Null for a menu that staff have not changed. */
  menu: Menu_menuFragment | null;
  onSaved: () => Promise<void>;
}

/** Edits a menu: its entries and, for a footer column, its heading. The form stays open after saving. */
export function MenuForm({ name, menu, onSaved }: MenuFormProps) {
  const editing = useEditForm<MenuValues>({
    name: `menu ${name}`,
    defaultValues: () => valuesOf(menu),
    version: menu?.version ?? null,
    example: exampleOf,
  });
  const { form, field } = editing;
  const { conflicts, errors } = useSaveMenu(name, editing);
  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={false}
        rowErrors={[...errors].map(([control, message]) => ({
          name: control,
          message: t`Entry ${Number(control.split('.')[1]) + 1}: ${message}`,
        }))}
        save={conflicts.save}
        onSaved={onSaved}
        label={t`Save changes`}
        cancelTo={adminPaths.menus()}
        leaveWarning={t`You have changed this menu but not saved it. If you leave now, these changes are lost.`}
      >
        <Panel
          title={menuLabels()[name]}
          actions={menu && <ResetButton name={name} onDone={() => void onSaved()} />}
        >
          <p className={styles.note}>
            {menuNotes()[name]}{' '}
            {!menu && <Trans>It shows the shop’s own entries until you save yours.</Trans>}
          </p>
          {name.startsWith('FOOTER') && (
            <TextField
              label={t`Heading`}
              autoComplete="off"
              {...field('title', { validate: fieldRules.atMost(40) })}
            />
          )}
          <EntryRows form={form} errors={errors} />
        </Panel>
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

/** Saves the menu; the server's errors about entries are returned by the names of their controls. */
function useSaveMenu(name: MenuName, editing: EditedForm<MenuValues>) {
  const client = useApolloClient();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const failure = {
    fail: editing.fail,
    showUserErrors: (userErrors: readonly FormUserError[]) => {
      const isOfEntry = ({ field }: FormUserError) => field?.[1] === 'entries' && field.length > 2;
      const inEntries = userErrors.filter(isOfEntry);
      setErrors(
        new Map(inEntries.map(({ field = [], message }) => [(field ?? []).slice(1).join('.'), message])),
      );
      const others = userErrors.filter((error) => !isOfEntry(error));
      if (others.length > 0 || inEntries.length === 0) editing.showUserErrors(others);
    },
  };
  const [update] = useAction(UpdateMenuDocument, {
    result: (payload) => payload.menu ?? editedMeanwhile(payload),
    failure,
    update: invalidateMenus,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Menu saved`, details: [menuLabels()[name]] });
    },
  });
  const conflicts = useConflicts({
    editing,
    parts: (values) => fieldParts(values, menuGroups()),
    join: (parts, like) => joinFields(parts, like, menuGroups()),
    latest: async () => {
      const { data } = await client.query({ query: AdminMenusDocument, fetchPolicy: 'network-only' });
      const latest = data?.menus.find((menu) => menu.name === name);
      return { version: latest?.version ?? null, values: valuesOf(latest ?? null) };
    },
    save: (values, base) => {
      setErrors(new Map());
      return update({ name, input: inputOf(values), expectedVersion: base.version });
    },
  });
  return { conflicts, errors };
}

function ResetButton({ name, onDone }: { name: MenuName; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [reset, isResetting] = useAction(ResetMenuDocument, {
    result: (payload) => payload.userErrors.length === 0,
    failure: t`Menu not reset`,
    update: invalidateMenus,
    onDone: () => {
      showToast({ tone: 'success', title: t`Menu reset`, details: [menuLabels()[name]] });
      onDone();
    },
  });
  const confirm = async () => {
    await reset({ name });
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <Trans>Reset</Trans>
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !open && !isResetting && setAsking(false)}
        title={t`Reset this menu?`}
        description={t`Your entries are removed, and visitors see the shop’s own entries again.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Reset`}
        danger
        pending={isResetting}
        onConfirm={() => void confirm()}
        finalFocus={() => document.querySelector('h1')}
      />
    </>
  );
}
