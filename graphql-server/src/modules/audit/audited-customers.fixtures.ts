/** Cases for changes to customers; `given` creates an Ada Lovelace. */
export const auditedCustomers = (given: () => Promise<string>) => ({
  customerAdd: {
    args: () => 'input: { firstName: "Mary", lastName: "Somerville", email: "mary@test.example" }',
    says: ['CREATED USER Mary Somerville'],
  },
  customerEdit: {
    given,
    args: (id: string) => `id: "${id}", input: { lastName: "King", address: "12 Row" }`,
    says: ['CHANGED USER Ada King: address null > "12 Row", lastName "Lovelace" > "King"'],
  },
  customerNoteCreate: {
    given,
    args: (id: string) => `customerId: "${id}", text: "Pays late."`,
    says: ['CREATED USER Ada Lovelace NOTE'],
  },
  customerTagsUpdate: {
    given,
    args: (id: string) => `ids: ["${id}"], add: ["VIP"]`,
    says: ['CHANGED USER Ada Lovelace: tags [] > ["vip"]'],
  },
});
