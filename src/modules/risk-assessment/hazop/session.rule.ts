/** Who has to be there for a study to count (고시 「공정안전보고서…」 제30조·제43조; 조번호 확인 필요). */
export const neededDisciplines = ['expert', 'design', 'operation'] as const
export type NeededDiscipline = (typeof neededDisciplines)[number]

export interface HeldSession {
  rsaSessionNo: number
  state: string
  nodeNos: readonly number[]
  people: readonly { disciplineCd: string; signDt: string | null }[]
}
/** Only a closed session with signatures counts as held. */
const isHeld = ({ state }: HeldSession): boolean => state === 'closed'
const signed = ({ people }: HeldSession): Set<string> =>
  new Set(people.filter(({ signDt }) => signDt !== null).map(({ disciplineCd }) => disciplineCd))

/** Disciplines that signed in no session of the study. */
export function lackingDisciplines(sessions: readonly HeldSession[]): NeededDiscipline[] {
  const there = new Set(sessions.filter(isHeld).flatMap((session) => [...signed(session)]))
  return neededDisciplines.filter((discipline) => !there.has(discipline))
}
/** Nodes that no session with all needed disciplines has gone through. */
export function uncoveredNodes(nodeNos: readonly number[], sessions: readonly HeldSession[]): number[] {
  const whole = sessions.filter(
    (session) => isHeld(session) && neededDisciplines.every((discipline) => signed(session).has(discipline)),
  )
  const covered = new Set(whole.flatMap(({ nodeNos: own }) => [...own]))
  return nodeNos.filter((nodeNo) => !covered.has(nodeNo))
}
