/** Where a service notes what whoever runs the shop should know. Facts must name nobody. */
export interface Log {
  warn(facts: object, message: string): void;
}
