import type { Context } from '../../../../core/server/entity/context.ts'
import { chemicalRule, sheetsRule } from '../../result/minutes.rule.ts'
import { recognisedMinutes } from '../../result/minutes.server.ts'
import type { Minutes } from '../rules/regular.rule.ts'

/** Job education asks for the whole time of an appointment. */
const firstYmd = '2000-01-01'
const ways: Readonly<Record<string, Minutes['by']>> = { [sheetsRule]: 'msds', [chemicalRule]: 'chemicalLaw' }

/** Minutes that count for each kind, by person, until a day; nothing stands twice within one kind. */
export async function minutesOf(
  context: Context,
  userIds: readonly string[],
  day: string,
): Promise<Map<string, Minutes[]>> {
  const rows = await recognisedMinutes(
    context,
    userIds.map((userId) => ({ userId })),
    { from: firstYmd, to: day },
  )
  const minutes = new Map<string, Minutes[]>()
  for (const { person, rule, ...row } of rows) {
    if (!('userId' in person)) continue
    const by = rule === null ? undefined : ways[rule]
    const own = minutes.get(person.userId) ?? []
    minutes.set(person.userId, own)
    own.push(by ? { ...row, by } : row)
  }
  return minutes
}
