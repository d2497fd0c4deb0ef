import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { errorToast } from '../../../../apollo/error-toast.ts';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import { errorMessage } from '../../../../apollo/error-message.ts';
import {
  CustomFieldSettingsDocument,
  type CustomFieldSettings_settingsFragment as CustomFieldSettings,
  type CustomFieldSettingsInput,
  UpdateCustomFieldSettingsDocument,
} from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';

/** A change of the saved definitions; null if they no longer allow it, which it has shown. */
export type DefinitionChange = (saved: CustomFieldSettings) => CustomFieldSettingsInput | null;

/**
 * Saves changes one after the other, each applied to the latest definitions, so that nothing that others save
 * at the same time is lost. Resolves to whether it is saved; if not, the form or a toast says why.
 */
export function useSaveDefinitions() {
  const client = useApolloClient();
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const [update] = useAction(UpdateCustomFieldSettingsDocument, {
    result: (payload) => payload.settings ?? editedMeanwhile(payload),
    failure: t`Custom fields not saved`,
    update: (cache, { data }) => {
      const saved = data?.settingsCustomFieldsUpdate.settings;
      if (!saved) return;
      cache.writeQuery({ query: CustomFieldSettingsDocument, data: { settings: { customFields: saved } } });
    },
  });

  async function apply(change: DefinitionChange, form?: FailingForm): Promise<boolean> {
    for (let fetchPolicy: 'cache-first' | 'network-only' = 'cache-first'; ; fetchPolicy = 'network-only') {
      const { data } = await client.query({ query: CustomFieldSettingsDocument, fetchPolicy });
      const saved = data?.settings.customFields;
      const input = saved && change(saved);
      if (!input) return false;
      const result = await update({ input, expectedVersion: saved.version }, form ? { failure: form } : {});
      if (result !== EDITED_MEANWHILE) return result !== null;
    }
  }

  return async (change: DefinitionChange, form?: FailingForm): Promise<boolean> => {
    const saving = previous.current
      .then(() => apply(change, form))
      .catch((error: unknown) => {
        if (form) form.fail(errorMessage(error));
        else showToast(errorToast(t`Custom fields not saved`, error));
        return false;
      });
    previous.current = saving;
    return saving;
  };
}

export type SaveDefinitions = ReturnType<typeof useSaveDefinitions>;
