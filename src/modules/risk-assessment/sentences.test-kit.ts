import { expect, test } from 'vitest'
import type { Answer, Client, Portal } from '../../../test/portal.ts'

/** A refusal: its status, the field that it stands at, and its sentences. */
export function said({ status, body }: Answer): unknown[] {
  const [field] = (body.fields ?? []) as { path: string; message: string }[]
  if (field) return [status, field.path, field.message]
  const reasons = (body.reasons ?? []) as { message: string }[]
  return [status, ...(reasons.length > 0 ? reasons.map(({ message }) => message) : [body.message])]
}
export type Case = [name: string, ask: () => Promise<Answer>, ...expected: unknown[]]
/** Each asks for something, and is refused with a status and a sentence. */
export const refusals = (rows: Case[]): void =>
  test.each(rows)('%s', async (_name, ask, ...expected) => {
    expect(said(await ask())).toEqual(expected)
  })

/** Questions to the database of a portal that answer one number. */
export function numbersOf(portal: () => Portal) {
  const sql = (text: string, values: unknown[] = []) =>
    portal().engine.database.query<{ no: number }>(text, values)
  const find = async (text: string, values: unknown[] = []): Promise<number> => {
    const [row] = await sql(text, values)
    if (!row) throw new Error(text)
    return Number(row.no)
  }
  const first = (table: string, key: string, where: string) =>
    find(`select "${key}" as "no" from "${table}" where ${where} order by 1 limit 1`)
  return { sql, find, first }
}
export const people = async <N extends string>(
  portal: Portal,
  names: Record<N, string>,
): Promise<Record<N, Client>> => {
  const clients = {} as Record<N, Client>
  for (const name of Object.keys(names) as N[]) clients[name] = await portal.signIn(names[name])
  return clients
}
/** A target of the first department, to be begun with what is refused of it. */
export const targetOf = (over: object) => ({
  plantCd: '1000',
  deptCd: 'D111',
  leaderUserId: 'issuer01',
  rsaTargetNm: '말의 시험',
  ...over,
})
/** A book of that department, and a step of it. */
export const bookOf = (over: object = {}) => ({
  jobBookNm: '말의 시험 표준서',
  rsaTypeCd: 'K',
  plantCd: '1000',
  deptCd: 'D111',
  jobTypeCd: 'routine',
  ...over,
})
export const stepOf = (stepNo: number) => ({
  stepNo,
  stepTxt: `단계 ${stepNo}`,
  hazardKindCd: 'machine',
  hazardTxt: '회전체에 손이 끼어 다칠 수 있음',
})
