import type { CustomerUpdateInput, User_userFragment } from '../gql/graphql.ts';

/** What proves who somebody is, and the password to be. */
export interface PasswordValues {
  currentPassword: string;
  password: string;
  repeatedPassword: string;
}

/** The values of a form for a profile; unknown ones are empty strings. */
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

/** The values of a staff member's form; the code is of their second factor. */
export interface StaffProfileValues extends NameValues {
  code: string;
}

const PLAIN = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;

/** A profile as forms know it. */
type Profile = Pick<User_userFragment, (typeof PLAIN)[number]>;

/** The form's values for a profile; passwords are always empty. */
export function profileValues(user: Profile): ProfileValues {
  return { ...nameValues(user), phone: user.phone ?? '', address: user.address ?? '' };
}

/** Those of a member of staff; the code is always empty, too. */
export function staffProfileValues(user: Profile): StaffProfileValues {
  return { ...nameValues(user), code: '' };
}

function nameValues({ firstName, lastName, email }: Profile): NameValues {
  return { firstName, lastName, email, currentPassword: '', password: '', repeatedPassword: '' };
}

/** Whether the server requires the current password for a change, and a code of who has a second factor. */
export function needsPassword(values: NameValues, user: Pick<Profile, 'email'>): boolean {
  return values.password !== '' || values.email.trim().toLowerCase() !== user.email;
}

/**
 * Only the fields that differ from the profile. Emptied fields are cleared (null), except for names, which
 * become empty strings.
 */
export function profileChanges(
  values: ProfileValues | StaffProfileValues,
  user: Profile,
): CustomerUpdateInput {
  const typed: Partial<ProfileValues & StaffProfileValues> = values;
  const known = profileValues(user);
  const input: CustomerUpdateInput = {};
  for (const name of PLAIN) {
    const value = typed[name]?.trim();
    if (value === undefined || value === known[name]) continue;
    const canBeNull = name === 'phone' || name === 'address';
    input[name] = value === '' && canBeNull ? null : value;
  }
  if (values.password !== '') input.password = values.password;
  if (!needsPassword(values, user)) return input;
  input.currentPassword = values.currentPassword;
  if (typed.code) input.code = typed.code;
  return input;
}
