/**
 * Who is named on a permit: a worker of the vendor by number, or an employee of the own department by user
 * id.
 */
export type CrewKey = number | string

interface Named {
  vendorWorkerNo?: number | null
  workerUserId?: string | null
}
interface Crewed<Line extends Named> {
  supWorkerNo?: number | null
  supUserId?: string | null
  watcherWorkerNo?: number | null
  watcherUserId?: string | null
  workers: readonly Line[]
}

/** The person of one line; null while nobody is chosen. */
export const crewKeyOf = ({ vendorWorkerNo, workerUserId }: Named): CrewKey | null =>
  vendorWorkerNo ?? workerUserId ?? null
export const supervisorOf = (permit: Omit<Crewed<Named>, 'workers'>): CrewKey | null =>
  permit.supWorkerNo ?? permit.supUserId ?? null
export const watcherOf = (permit: Omit<Crewed<Named>, 'workers'>): CrewKey | null =>
  permit.watcherWorkerNo ?? permit.watcherUserId ?? null

/** Everybody who is named on the permit, once. */
export function crewOf(permit: Crewed<Named>): CrewKey[] {
  const keys = [supervisorOf(permit), watcherOf(permit), ...permit.workers.map(crewKeyOf)]
  return [...new Set(keys.filter((key) => key !== null))]
}
export const vendorWorkersIn = (crew: readonly CrewKey[]): number[] =>
  crew.filter((key) => typeof key === 'number')
export const employeesIn = (crew: readonly CrewKey[]): string[] =>
  crew.filter((key) => typeof key === 'string')
