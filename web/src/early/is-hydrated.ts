/** Whether React has taken over an element of the page, which it marks. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((property) => property.startsWith('__reactProps'));
