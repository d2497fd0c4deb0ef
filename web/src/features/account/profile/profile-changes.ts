import type { CustomerUpdateInput, User_userFragment } from '../../../gql/graphql.ts';

/** The values of the form 'Edit Your Profile'; unknown ones are empty strings. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  currentPassword: string;
  password: string;
  repeatedPassword: string;
}

const PLAIN = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;

/** The form's values for a profile; passwords are always empty. */
export function profileValues(user: User_userFragment): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
    address: user.address ?? '',
    currentPassword: '',
    password: '',
    repeatedPassword: '',
  };
}

/** Whether the server requires the current password for a change. */
export function needsPassword(values: ProfileValues, user: User_userFragment): boolean {
  return values.password !== '' || values.email.trim().toLowerCase() !== user.email;
}

/**
 * Only the fields that differ from the profile. Emptied fields are cleared (null), except for names, which
 * become empty strings.
 */
export function profileChanges(values: ProfileValues, user: User_userFragment): CustomerUpdateInput {
  const known = profileValues(user);
  const input: CustomerUpdateInput = {};
  for (const name of PLAIN) {
    const value = values[name].trim();
    if (value === known[name]) continue;
    const canBeNull = name === 'phone' || name === 'address';
    input[name] = value === '' && canBeNull ? null : value;
  }
  if (values.password !== '') input.password = values.password;
  if (needsPassword(values, user)) input.currentPassword = values.currentPassword;
  return input;
}
