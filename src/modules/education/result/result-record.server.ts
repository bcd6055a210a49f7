import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { defined } from '../../../core/shared/defined.ts'
import { issueCertificate } from './edu-cert.server.ts'
import { eduResult } from './edu-result.resource.ts'
import { carryOn, courseColumns, resultBehaviour, sources } from './edu-result.server.ts'
import { worksByItem } from './education-facts.server.ts'
import { placeColumns, placeOf, type Person } from './person-place.server.ts'
import { followMsdsClass } from '../status/msds/msds-need.server.ts'
import { itemOf } from './vendor-item.rule.ts'

/** What came of a class for one person. */
export interface ClassResult {
  person: Person
  eduCourseNo: number
  eduTypeCd: string
  specialWorkNo?: string | null
  eduStartYmd: string
  eduEndYmd: string
  recogMin: number
  examScore?: number | null
  progressPct?: number | null
  resultCd: 'completed' | 'notCompleted'
  sourceCd: 'internal'
  eduTargetNo?: number | null
  eduClassNo?: number | null
}

/**
 * Writes confirmed results with their certificates, assignments and the history of companies' workers, in the
 * caller's transaction: a class that is closed and its results are there together or not at all.
 * @returns keys of the results in the order of the rows
 */
export async function recordResults(context: Context, rows: readonly ClassResult[]): Promise<number[]> {
  const works = await worksByItem(context)
  const keys: number[] = []
  for (const { person, ...row } of rows) {
    const place = await placeOf(context, person, row.eduEndYmd)
    const ofCourse = await courseColumns(context, row.eduCourseNo, row.eduEndYmd)
    const value = { ...ofCourse, ...defined(row), eduNm: ofCourse.eduNm ?? '' }
    const facts = {
      ...placeColumns(place),
      sourceCd: sources.internal,
      vndEduCd: ofCourse.vndEduCd ?? itemOf(row, works),
      validToYmd: row.resultCd === 'completed' ? (ofCourse.validToYmd ?? null) : null,
      eduTargetNo: row.eduTargetNo ?? null,
      eduClassNo: row.eduClassNo ?? null,
      confirmUserId: isSystem(context.session) ? null : context.session.userId,
      confirmDt: context.now,
    }
    const { eduTargetNo: _target, eduClassNo: _class, sourceCd: _source, ...entered } = value
    const key = await actingAs(context, asSystem('교육 결과확정'), async (own) => {
      const eduResultNo = await createRecord(
        defineBehaviour(eduResult, {
          firstState: 'confirmed',
          beforeSave: (input) => ({ ...input, ...facts }),
        }),
        own,
        entered,
      )
      const result = await loadRecord(eduResult, own, eduResultNo)
      await issueCertificate(own, result)
      await carryOn(own, result)
      return Number(eduResultNo)
    })
    keys.push(key)
  }
  for (const eduClassNo of new Set(rows.map((row) => row.eduClassNo)))
    if (eduClassNo) await followMsdsClass(context, eduClassNo)
  return keys
}

/** Takes the results of a class back, with their certificates: its closing is undone. */
export async function cancelResults(context: Context, eduClassNo: number, reason: string): Promise<number> {
  const rows = await context.sql.query<{ eduResultNo: number }>(
    `select "eduResultNo" from "eduResult" where "eduClassNo" = $1 and "state" <> 'cancelled' order by 1`,
    [eduClassNo],
  )
  for (const { eduResultNo } of rows)
    await actingAs(context, asSystem('교육 결과확정 취소'), (own) =>
      runTransition(resultBehaviour, own, eduResultNo, 'cancel', { reason }),
    )
  await followMsdsClass(context, eduClassNo)
  return rows.length
}
