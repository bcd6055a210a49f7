import { defineBehaviour } from '../../core/server/behaviour.ts'
import type { Context } from '../../core/server/context.ts'
import { quoted } from '../../core/server/database.ts'
import { badField, conflict } from '../../core/server/errors.ts'
import { allBehaviours } from '../../core/server/registry.ts'
import type { Fields } from '../../core/shared/field.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Lines } from '../../core/shared/resource.ts'
import { codeDomain, codeGroup, codeItem } from './code.resource.ts'

export const codeMessages = {
  inUse: '사용 중인 코드는 삭제할 수 없습니다.',
  fixedGroup: '편집할 수 없는 코드그룹입니다.',
  keyFixed: '코드는 변경할 수 없습니다.',
} as const

export const codeDomainBehaviour = defineBehaviour(codeDomain)
export const codeGroupBehaviour = defineBehaviour(codeGroup, { beforeSave: (input) => ({ ...input, editYn: input.editYn ?? 'Y' }) })

/** Items of fixed groups keep what the program relies on; their names may be translated (admin 2.2). */
export const codeItemBehaviour = defineBehaviour(codeItem, {
  beforeSave: async (input, context, before) => {
    if (input.fromYmd && input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', messages.endBeforeStart)
    if (before && (before.code !== input.code || before.codeGrpCd !== input.codeGrpCd)) throw badField('code', codeMessages.keyFixed)
    const group = await groupOf(context, input.codeGrpCd)
    const ends = before && (input.useYn === 'N' || (input.toYmd ?? null) !== before.toYmd || (input.fromYmd ?? null) !== before.fromYmd)
    if (group?.editYn === 'N' && (!before || ends)) throw conflict(codeMessages.fixedGroup)
    if (group?.lenLimit && input.code.length > group.lenLimit) throw badField('code', messages.tooLong('코드', group.lenLimit))
    return { ...input, sortOrder: input.sortOrder ?? (await nextOrder(context, input.codeGrpCd)), useYn: input.useYn ?? 'Y' }
  },
  mayDelete: async (row, context) => {
    if ((await groupOf(context, row.codeGrpCd))?.editYn === 'N') throw conflict(codeMessages.fixedGroup)
    if (await isCodeUsed(context, row.codeGrpCd, row.code)) throw conflict(codeMessages.inUse)
  },
})
const groupOf = ({ sql }: Context, codeGrpCd: string) =>
  sql.maybe<{ editYn: string; lenLimit: number | null }>('select "editYn", "lenLimit" from "codeGroup" where "codeGrpCd" = $1', [codeGrpCd])
async function nextOrder({ sql }: Context, codeGrpCd: string): Promise<number> {
  const { next } = await sql.one<{ next: number }>(
    'select coalesce(max("sortOrder"), 0) + 1 as next from "codeItem" where "codeGrpCd" = $1',
    [codeGrpCd],
  )
  return next
}

/** Whether any record of any entity, or of its lines, carries the code. */
export async function isCodeUsed(context: Context, codeGrpCd: string, code: string): Promise<boolean> {
  const tables = allBehaviours().flatMap(({ resource }) => [
    { table: resource.name, fields: resource.fields as Fields },
    ...Object.values((resource.lines ?? {}) as Record<string, Lines>).map(({ name, fields }) => ({ table: name, fields })),
  ])
  const uses = tables.flatMap(({ table, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.source === codeGrpCd && (field.kind === 'code' || field.kind === 'codes'))
      .map(
        ([name, field]) =>
          `exists (select 1 from ${quoted(table)} where ${field.kind === 'codes' ? `$1 = any(${quoted(name)})` : `${quoted(name)} = $1`})`,
      ),
  )
  const asUpper = 'exists (select 1 from "codeItem" where "codeGrpCd" = $2 and "upCode" = $1)'
  const { used } = await context.sql.one<{ used: boolean }>(`select ${[...uses, asUpper].join(' or ')} as used`, [code, codeGrpCd])
  return used
}
