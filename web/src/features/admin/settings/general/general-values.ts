import { t } from '@lingui/core/macro';
import type {
  GeneralSettingsInput,
  GeneralSettings_settingsFragment as GeneralSettings,
} from '../../../../gql/graphql.ts';
import {
  pictureGroup,
  pictureInput,
  type PictureValues,
  pictureValues,
} from '../../pictures/picture-values.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** The form's values, as typed; the picture is the logo. */
export interface GeneralValues extends PictureValues {
  name: string;
  timeZone: string;
  address: string;
  phone: string;
  email: string;
  customersEmail: string;
  supportEmail: string;
  messagesTo: string;
  orderNumberPrefix: string;
}

export function valuesOf({ logo, messagesTo, ...section }: GeneralSettings): GeneralValues {
  const { name, timeZone, address, phone, email, customersEmail, supportEmail, orderNumberPrefix } = section;
  return {
    name,
    timeZone,
    address,
    phone,
    email,
    customersEmail,
    supportEmail,
    messagesTo: messagesTo ?? '',
    orderNumberPrefix,
    ...pictureValues(logo),
  };
}

/** The API's input for the form's values. A logo that is not replaced keeps its focal point. */
export function inputOf(values: GeneralValues, before: GeneralSettings): GeneralSettingsInput {
  const {
    name,
    timeZone,
    address,
    phone,
    email,
    customersEmail,
    supportEmail,
    messagesTo,
    orderNumberPrefix,
  } = values;
  return {
    name: name.trim(),
    timeZone,
    address: address.trim(),
    phone: phone.trim(),
    email: email.trim(),
    customersEmail: customersEmail.trim(),
    supportEmail: supportEmail.trim(),
    messagesTo: messagesTo.trim() || null,
    orderNumberPrefix: orderNumberPrefix.trim(),
    logo: pictureInput(values, before.logo),
  };
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const generalGroups = (): FieldGroup<GeneralValues>[] => [
  { label: t`Name`, fields: ['name'] },
  { label: t`Time zone`, fields: ['timeZone'] },
  { label: t`Order numbers begin with`, fields: ['orderNumberPrefix'] },
  { label: t`Address`, fields: ['address'] },
  { label: t`Phone`, fields: ['phone'] },
  { label: t`Email`, fields: ['email'] },
  { label: t`Email for customers`, fields: ['customersEmail'] },
  { label: t`Email for support`, fields: ['supportEmail'] },
  { label: t`Send the contact form’s messages to`, fields: ['messagesTo'] },
  pictureGroup(),
];
