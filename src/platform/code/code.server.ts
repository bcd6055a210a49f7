import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, conflict, Refusal } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { codeDomain, codeGroup, codeItem } from './code.resource.ts'
import { usesOfCode, type CodeUse } from './code-uses.ts'
import { codeMessages } from './code.texts.ts'

export const codeDomainBehaviour = defineBehaviour(codeDomain)
export const codeGroupBehaviour = defineBehaviour(codeGroup, {
  beforeSave: (input, _context, before) => {
    const editYn = input.editYn ?? 'Y'
    if (before?.editYn === 'N' && editYn === 'Y') throw badField('editYn', codeMessages.fixedGroup())
    return { ...input, editYn }
  },
  mayDelete: (row) => (row.editYn === 'N' ? codeMessages.fixedGroup() : undefined),
})

const reliedOn = ['upCode', 'attr1', 'attr2', 'attr3', 'fromYmd', 'toYmd'] as const
/** Items of fixed groups keep what the program relies on; their names may be translated (admin 2.2). */
export const codeItemBehaviour = defineBehaviour(codeItem, {
  beforeSave: async (input, context, before) => {
    if (input.fromYmd && input.toYmd && input.toYmd < input.fromYmd)
      throw badField('toYmd', messages.endBeforeStart)
    if (before && (before.code !== input.code || before.codeGrpCd !== input.codeGrpCd))
      throw badField('code', codeMessages.keyFixed())
    const group = await groupOf(context, input.codeGrpCd)
    const changes =
      before && (input.useYn === 'N' || reliedOn.some((name) => (input[name] ?? null) !== before[name]))
    if (group?.editYn === 'N' && (!before || changes)) throw conflict(codeMessages.fixedGroup())
    if (group?.lenLimit && input.code.length > group.lenLimit)
      throw badField('code', messages.tooLong('코드', group.lenLimit))
    return {
      ...input,
      sortOrder: input.sortOrder ?? (await nextOrder(context, input.codeGrpCd)),
    }
  },
  mayDelete: async (row, context) => {
    if ((await groupOf(context, row.codeGrpCd))?.editYn === 'N') throw conflict(codeMessages.fixedGroup())
    const uses = await usesOfCode(context.sql, row.codeGrpCd, row.code)
    if (uses.length > 0) throw inUse(uses)
  },
})
/** 409 that says where: '작업의뢰 긴급도 12건'. */
function inUse(uses: CodeUse[]): Refusal {
  const reasons = uses.map(({ title, label, count }) => ({
    guard: 'inUse',
    message: codeMessages.use({ title, label, count: count.toLocaleString('ko-KR') }),
  }))
  return new Refusal(409, 'CONFLICT', codeMessages.inUse(), { reasons })
}
const groupOf = ({ sql }: Context, codeGrpCd: string) =>
  sql.maybe<{ editYn: string; lenLimit: number | null }>(
    'select "editYn", "lenLimit" from "codeGroup" where "codeGrpCd" = $1',
    [codeGrpCd],
  )
async function nextOrder({ sql }: Context, codeGrpCd: string): Promise<number> {
  const { next } = await sql.one<{ next: number }>(
    'select coalesce(max("sortOrder"), 0) + 1 as next from "codeItem" where "codeGrpCd" = $1',
    [codeGrpCd],
  )
  return next
}
