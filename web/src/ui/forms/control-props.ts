interface ControlState {
  hint?: unknown;
  error?: string;
  required?: boolean;
}

/**
 * The attributes that link a control to its hint and error; `required` is omitted to avoid the browser's own
 * validation.
 */
export function controlProps(id: string, { hint, error, required }: ControlState) {
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** The default id of a UI kit field, derived from its name; error summaries link to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
