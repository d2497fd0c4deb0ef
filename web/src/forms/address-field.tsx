import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../ui/forms/text-field.tsx';
import { fieldRules } from './field-rules.ts';

type Check = (value: string) => string | true | undefined;

/** The `autocomplete` token and the validation of each part of an address. */
const PARTS = {
  firstName: { autoComplete: 'given-name', check: fieldRules.atMost(100) },
  lastName: { autoComplete: 'family-name', check: fieldRules.atMost(100) },
  company: { autoComplete: 'organization', check: fieldRules.atMost(200) },
  streetAddress: { autoComplete: 'address-line1', check: fieldRules.atMost(500) },
  apartment: { autoComplete: 'address-line2', check: fieldRules.atMost(200) },
  city: { autoComplete: 'address-level2', check: fieldRules.atMost(100) },
  state: { autoComplete: 'address-level1', check: fieldRules.atMost(100) },
  region: { autoComplete: 'address-level1', check: fieldRules.atMost(100) },
  zip: { autoComplete: 'postal-code', check: fieldRules.atMost(20) },
  postalCode: { autoComplete: 'postal-code', check: fieldRules.atMost(20) },
  phone: { autoComplete: 'tel', type: 'tel', check: fieldRules.phone },
  email: { autoComplete: 'email', type: 'email', check: fieldRules.email },
} as const satisfies Record<string, { autoComplete: string; type?: string; check: Check }>;

export type AddressPart = keyof typeof PARTS;

interface AddressFieldProps<Part extends AddressPart> {
  /** `field` from the form's `useAppForm`. */
  field: (
    part: Part,
    rules: { validate: Record<string, Check> },
  ) => UseFormRegisterReturn & { error: string | undefined };
  part: Part;
  label: string;
  hint?: string;
  /** The error message for an empty field; without it the part is optional. */
  missing?: string | undefined;
  /** False if it is not labeled as optional, because it is only temporarily not required. */
  optionalMark?: boolean;
  /** Replaces the part's own validation. */
  check?: Check;
}

/** A text field for a part of a postal address. */
export function AddressField<Part extends AddressPart>({
  field,
  part,
  label,
  hint,
  missing,
  optionalMark,
  check,
}: AddressFieldProps<Part>) {
  const { check: usualCheck, ...attributes } = PARTS[part];
  const isRequired = missing !== undefined;
  const validate = {
    ...(isRequired && { required: fieldRules.required(missing) }),
    check: check ?? usualCheck,
  };
  return (
    <TextField
      label={label}
      hint={hint}
      required={isRequired}
      optionalMark={optionalMark}
      {...attributes}
      {...field(part, { validate })}
    />
  );
}
