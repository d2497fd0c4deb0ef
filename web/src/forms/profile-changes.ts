import type { CustomerUpdateInput, User_userFragment } from '../gql/graphql.ts';

/** The user's current proof of identity, and the new password. */
export interface PasswordValues {
  currentPassword: string;
  password: string;
  repeatedPassword: string;
}

/** The values of a profile form; missing ones are empty strings. */
export interface NameValues extends PasswordValues {
  firstName: string;
  lastName: string;
  email: string;
}

/** The values of the form 'Edit Your Profile'. */
export interface ProfileValues extends NameValues {
  phone: string;
  address: string;
}

/** The values of a staff member's form; the code is from their second factor. */
export interface StaffProfileValues extends NameValues {
  code: string;
}

const PLAIN = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;

/** The profile fields that forms use. */
type Profile = Pick<User_userFragment, (typeof PLAIN)[number]>;

/** The form's values for a profile; passwords are always empty. */
export function profileValues(user: Profile): ProfileValues {
  return { ...nameValues(user), phone: user.phone ?? '', address: user.address ?? '' };
}

/** The form's values for a staff member; the code is always empty, too. */
export function staffProfileValues(user: Profile): StaffProfileValues {
  return { ...nameValues(user), code: '' };
}

function nameValues({ firstName, lastName, email }: Profile): NameValues {
  return { firstName, lastName, email, currentPassword: '', password: '', repeatedPassword: '' };
}

/** Whether the server requires the current password for a change or, with a second factor, a code. */
export function needsPassword(values: NameValues, user: Pick<Profile, 'email'>): boolean {
  return values.password !== '' || values.email.trim().toLowerCase() !== user.email;
}

/** Only the changed fields. Emptied fields become null, except names, which become empty strings. */
export function profileChanges(
  values: ProfileValues | StaffProfileValues,
  user: Profile,
): CustomerUpdateInput {
  const typed: Partial<ProfileValues & StaffProfileValues> = values;
  const savedValues = profileValues(user);
  const input: CustomerUpdateInput = {};
  for (const name of PLAIN) {
    const value = typed[name]?.trim();
    if (value === undefined || value === savedValues[name]) continue;
    const canBeNull = name === 'phone' || name === 'address';
    input[name] = value === '' && canBeNull ? null : value;
  }
  if (values.password !== '') input.password = values.password;
  if (!needsPassword(values, user)) return input;
  input.currentPassword = values.currentPassword;
  if (typed.code) input.code = typed.code;
  return input;
}
