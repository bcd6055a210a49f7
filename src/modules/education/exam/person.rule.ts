/** Who learns or sits an exam: an employee, or a worker of a company, never both. */
export type Person = { userId: string } | { vendorWorkerNo: number }

/** One text that names a person in tables beside the records. */
export const personKeyOf = (person: Person): string =>
  'userId' in person ? person.userId : `w:${person.vendorWorkerNo}`
/** The two columns that name a person; one of them is empty. */
export const personColumns = (person: Person): { userId: string | null; vendorWorkerNo: number | null } =>
  'userId' in person
    ? { userId: person.userId, vendorWorkerNo: null }
    : { userId: null, vendorWorkerNo: person.vendorWorkerNo }
