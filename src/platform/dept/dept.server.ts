import { accountStates } from '../user/user.resource.ts'
import { defineBehaviour, type Behaviour } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, badFields, conflict, refused } from '../../core/server/http/errors.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { updateRecord } from '../../core/server/entity/save.ts'
import { messages } from '../../core/shared/messages.ts'
import {
  inEffect,
  moveIssue,
  placedAmong,
  withDescendants,
  type DeptPeriod,
  type DeptPlace,
} from './dept-tree.rule.ts'
import { deptRefusals } from './dept.texts.ts'
import { dept } from './dept.resource.ts'
import { deptMessages } from './dept-refusals.texts.ts'

type Place = DeptPlace & DeptPeriod & { deptNm: string; plantCd: string; updateDt: string }
const placesOf = ({ sql }: Context): Promise<Place[]> =>
  sql.query<Place>(
    'select "deptCd", "pdeptCd", "deptNm", "plantCd", "fromYmd", "toYmd", "useYn", "updateDt" from "dept" order by "sortOrder", "deptCd"',
  )

/**
 * A tree without cycle and without holes: a department ends after those below it, and stands below one that
 * is there (admin 2.1).
 */
export const deptBehaviour = defineBehaviour(dept, {
  beforeSave: async (input, context, before) => {
    const { sql, today } = context
    if (input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', messages.endBeforeStart)
    await sql.query('lock table "dept" in share row exclusive mode')
    const depts = await placesOf(context)
    const issue = moveIssue(depts, input.deptCd, input.pdeptCd ?? null)
    if (issue) throw badFields([issue])
    const useYn = input.useYn ?? 'Y'
    const parent = depts.find(({ deptCd }) => deptCd === input.pdeptCd)
    if (
      parent &&
      input.pdeptCd !== before?.pdeptCd &&
      !inEffect(parent, today) &&
      (parent.toYmd ?? today) <= today
    )
      throw badField('pdeptCd', deptMessages.parentEnded())
    // Rows of a plant are found by the departments of a subtree: a branch of another plant would be let in.
    const isPlacedAnew = input.pdeptCd !== before?.pdeptCd || input.plantCd !== before?.plantCd
    if (parent && isPlacedAnew && parent.plantCd !== input.plantCd)
      throw badField('plantCd', deptRefusals.otherPlant({ plant: parent.plantCd }))
    const below = depts.filter(
      ({ pdeptCd, plantCd }) => pdeptCd === input.deptCd && plantCd !== input.plantCd,
    )
    if (before && before.plantCd !== input.plantCd && below.length > 0)
      throw badField(
        'plantCd',
        deptRefusals.belowOtherPlant({ names: below.map(({ deptNm }) => deptNm).join(', ') }),
      )
    refuseHole(depts, { ...input, useYn, toYmd: input.toYmd ?? null }, today)
    return {
      ...input,
      sortOrder:
        input.sortOrder ?? depts.filter(({ pdeptCd }) => pdeptCd === (input.pdeptCd ?? null)).length + 1,
      useYn,
    }
  },
  mayDelete: async (row, { sql }) => {
    if (await sql.maybe('select 1 from "dept" where "pdeptCd" = $1', [row.deptCd]))
      throw conflict(deptMessages.hasChildren())
  },
})

/** A department cannot end before those below it: their users would lose the way up. @throws Refusal 422 */
function refuseHole(
  depts: readonly Place[],
  ending: { deptCd: string; useYn: string; toYmd: string | null },
  today: string,
): void {
  if (ending.useYn === 'Y' && !ending.toYmd) return
  const outliving = depts.filter(
    (child) =>
      child.pdeptCd === ending.deptCd &&
      child.useYn !== 'N' &&
      (child.toYmd ?? '9999-12-31') >= today &&
      (ending.useYn === 'N' || (child.toYmd ?? '9999-12-31') > ending.toYmd!),
  )
  if (outliving.length > 0)
    throw refused([
      {
        guard: 'children',
        message: deptMessages.childrenInEffect({ names: outliving.map(({ deptNm }) => deptNm).join(', ') }),
      },
    ])
}

export interface MoveInput {
  pdeptCd: string | null
  /** Place among the departments of the new parent, 0 first; absent: last. */
  index?: number
  updateDt?: string
}
/**
 * Puts a department, with all below it, under another one or at another place. Its code stays; whose rows its
 * users see follows at their next call.
 * @throws Refusal 400 (cycle), 404, 409 (somebody else was faster)
 */
export async function moveDept(
  context: Context,
  deptCd: string,
  { pdeptCd, index, updateDt }: MoveInput,
): Promise<void> {
  const behaviour: Behaviour = deptBehaviour
  await context.sql.query('lock table "dept" in share row exclusive mode')
  const before = await loadRecord(dept, context, deptCd, true)
  const siblings = (await placesOf(context)).filter((each) => each.pdeptCd === pdeptCd)
  const placed = placedAmong(
    siblings.map((each) => each.deptCd),
    deptCd,
    index ?? siblings.length,
  )
  await updateRecord(behaviour, context, deptCd, {
    pdeptCd,
    sortOrder: placed.indexOf(deptCd) + 1,
    updateDt: updateDt ?? before['updateDt'],
  })
  for (const [at, sibling] of placed.entries()) {
    const known = siblings.find((each) => each.deptCd === sibling)
    if (sibling === deptCd || !known) continue
    await context.sql.query(
      'update "dept" set "sortOrder" = $2 where "deptCd" = $1 and "sortOrder" is distinct from $2',
      [sibling, at + 1],
    )
  }
}

export interface MoveImpact {
  /** Departments that move along, the moved one among them. */
  deptCnt: number
  /** Active people in them: whose own place in the tree changes. */
  userCnt: number
  /** Active people above the old place or the new one: who see other rows afterwards. */
  viewerCnt: number
}
/** Whom a move concerns, told before it is confirmed. */
export async function impactOfMove(
  context: Context,
  deptCd: string,
  pdeptCd: string | null,
): Promise<MoveImpact> {
  const depts = await placesOf(context)
  const moved = withDescendants(depts, deptCd)
  const above = (start: string | null | undefined): string[] => {
    const parent = depts.find((each) => each.deptCd === start)
    return parent ? [parent.deptCd, ...above(parent.pdeptCd)] : []
  }
  const own = depts.find((each) => each.deptCd === deptCd)
  const [before, after] = [above(own?.pdeptCd), above(pdeptCd)]
  const gained = [
    ...before.filter((each) => !after.includes(each)),
    ...after.filter((each) => !before.includes(each)),
  ]
  const countIn = async (codes: string[]): Promise<number> =>
    (
      await context.sql.one<{ count: number }>(
        `select count(*)::int as "count" from "user" where "deptCd" = any($1::text[]) and "acctStatusCd" <> '${accountStates.stopped}'`,
        [codes],
      )
    ).count
  return { deptCnt: moved.length, userCnt: await countIn(moved), viewerCnt: await countIn(gained) }
}
