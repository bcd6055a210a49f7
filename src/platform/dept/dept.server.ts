import { defineBehaviour } from '../../core/server/behaviour.ts'
import { badField, conflict } from '../../core/server/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { withDescendants, type DeptPlace } from './dept-tree.rule.ts'
import { dept } from './dept.resource.ts'

/** A tree without cycle (admin 2.1). */
export const deptBehaviour = defineBehaviour(dept, {
  beforeSave: async (input, { sql }) => {
    if (input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', messages.endBeforeStart)
    await sql.query('lock table "dept" in share row exclusive mode')
    const depts = await sql.query<DeptPlace>('select "deptCd", "pdeptCd" from "dept"')
    if (input.pdeptCd && withDescendants(depts, input.deptCd).includes(input.pdeptCd))
      throw badField('pdeptCd', '상위부서로 자신이나 하위 부서를 지정할 수 없습니다.')
    return {
      ...input,
      sortOrder: input.sortOrder ?? depts.filter(({ pdeptCd }) => pdeptCd === (input.pdeptCd ?? null)).length + 1,
      useYn: input.useYn ?? 'Y',
    }
  },
  mayDelete: async (row, { sql }) => {
    if (await sql.maybe('select 1 from "dept" where "pdeptCd" = $1', [row.deptCd])) throw conflict('하위 부서가 있어 삭제할 수 없습니다.')
  },
})
