interface Problem {
  name?: string;
  message: string;
}

/**
 * What is wrong with the form as a whole (specification section 5), each linked to the first field it concerns; the fields
 * say the rest themselves.
 */
export function contactProblems(errors: readonly Problem[]): Problem[] {
  const detail = errors.find(({ name }) => name !== 'message');
  const message = errors.filter(({ name }) => name === 'message');
  return detail ? [{ ...detail, message: 'Please enter all your details' }, ...message] : message;
}
