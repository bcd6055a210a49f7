import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { loadRecord, loadRow } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { addMinutes, minutesBetween } from '../../../core/shared/dates.ts'
import { defined } from '../../../core/shared/defined.ts'
import { fieldWaitMinutes } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import type { OutboxEvent } from '../../improvement/improvement-source.server.ts'
import { isSafety, vendorManagers } from '../../vendor/vendor-people.server.ts'
import { proposeViolation } from '../../vendor/warn/warn-candidate.server.ts'
import { permitBehaviour } from '../../work-permit/permit-flow/permit.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { safPatrolFinding, type SafPatrolFinding } from './patrol-finding.resource.ts'
import { patrolNotes, patrolRefusals } from './patrol-refusals.texts.ts'
import { noteVisit } from './patrol-visit.server.ts'
import { safPatrol, type SafPatrol } from './patrol.resource.ts'
import { aheadMinutes, stopWaitMinutes, treatments } from './patrol.rule.ts'

type Rule = Guard<typeof safPatrolFinding>
/** Source of improvements that a patrol makes, item of IMPR_SOURCE. */
export const patrolSource = 'PTR'
/** Reason of a stop by a patrol, item of SUSP_REASON: safety measures are missing. */
const unsafe = 'UNSAFE'
const grades = ['U', 'H', 'M', 'L'] as const
type Grade = (typeof grades)[number]
const sourceKeyOf = (findNo: number | string): string => `${safPatrolFinding.name} ${findNo}`

const leaderOf = async ({ sql }: Context, patrolNo: number): Promise<string | null> =>
  (
    await sql.one<{ leadUserId: string | null }>(
      'select "leadUserId" from "safPatrol" where "patrolNo" = $1',
      [patrolNo],
    )
  ).leadUserId
const finder: Rule = async (row, context) => {
  const { session } = context
  if (row.findUserId === session.userId || isSafety(session) || isSystem(session)) return undefined
  if (session.vendorCd) return patrolRefusals.employeesOnly()
  return (await leaderOf(context, row.patrolNo)) === session.userId ? undefined : patrolRefusals.finderOnly()
}

/** Those of these findings that have a picture. */
export async function pictured({ sql }: Context, findNos: readonly number[]): Promise<Set<number>> {
  const rows = await sql.query<{ findNo: number }>(
    `select distinct "taskKey"::bigint as "findNo" from "attachFile" where "taskClassNm" = $1 and "taskKey" = any($2::text[]) and "delYn" = 'N' and "contentType" like 'image/%'`,
    [safPatrolFinding.name, findNos.map(String)],
  )
  return new Set(rows.map(({ findNo }) => findNo))
}
const picture: Rule = async ({ findNo }, context) =>
  (await pictured(context, [findNo])).has(findNo) ? undefined : patrolRefusals.picture()

type Given = Pick<
  SafPatrolFinding,
  | 'patrolNo'
  | 'findDt'
  | 'areaCd'
  | 'facilityNo'
  | 'vendorCd'
  | 'deptCd'
  | 'treatCd'
  | 'hazardTypeCd'
  | 'violStdNo'
  | 'permitNo'
>
/** What each treatment needs, at its field. @throws Refusal 400 */
function checkTreatment({ treatCd, hazardTypeCd, vendorCd, violStdNo, permitNo }: Given): void {
  if (treatCd === treatments.improve && !hazardTypeCd)
    throw badField('hazardTypeCd', patrolRefusals.hazardNeeded())
  if (treatCd === treatments.violation && !vendorCd) throw badField('vendorCd', patrolRefusals.vendorNeeded())
  if (treatCd === treatments.violation && !violStdNo) throw badField('violStdNo', patrolRefusals.violNeeded())
  if (treatCd === treatments.stop && !permitNo) throw badField('permitNo', patrolRefusals.permitNeeded())
}
interface Place {
  areaPlantCd: string
  areaNm: string
  ownerDeptCd: string
  facilityPlantCd: string | null
  permitPlantCd: string | null
  permitVendorCd: string | null
}
/** The place, the tag and the permit, each of the patrol's plant. @throws Refusal 400 */
async function placeOf({ sql }: Context, patrol: SafPatrol, given: Given): Promise<Place> {
  const place = await sql.maybe<Place>(
    `select a."plantCd" as "areaPlantCd", a."areaNm", a."ownerDeptCd", (select "plantCd" from "safFacility" where "facilityNo" = $2) as "facilityPlantCd",
       w."plantCd" as "permitPlantCd", w."vendorCd" as "permitVendorCd"
     from "permitArea" a left join "workPermit" w on w."permitNo" = $3 where a."areaCd" = $1`,
    [given.areaCd, given.facilityNo ?? null, given.permitNo ?? null],
  )
  if (!place) throw badField('areaCd', messages.badChoice('구역'))
  if (place.areaPlantCd !== patrol.plantCd) throw badField('areaCd', patrolRefusals.otherPlant())
  if (given.facilityNo && place.facilityPlantCd !== patrol.plantCd)
    throw badField('facilityNo', patrolRefusals.otherPlant())
  if (given.permitNo && place.permitPlantCd !== patrol.plantCd)
    throw badField('permitNo', patrolRefusals.otherPlant())
  if (given.permitNo && given.vendorCd && place.permitVendorCd !== given.vendorCd)
    throw badField('permitNo', patrolRefusals.otherVendor())
  return place
}
/** The moment of a finding: of the past, and not before its patrol began. @throws Refusal 400 */
function checkMoment({ findDt }: Given, { patrolDt }: SafPatrol, { now }: Context): void {
  if (findDt > addMinutes(now, aheadMinutes)) throw badField('findDt', patrolRefusals.future())
  if (minutesBetween(patrolDt, findDt) < -aheadMinutes)
    throw badField('findDt', patrolRefusals.beforePatrol())
}

/**
 * Findings of patrols: entered on the way, perhaps without a network, with their pictures after them; told at once or
 * as the patrol is completed. (saf.md 4, 7; decision 0178)
 */
export const findingBehaviour = defineBehaviour(safPatrolFinding, {
  createWaitMinutes: fieldWaitMinutes,
  without: ['multi'],
  mayEdit: (row, context) => (row.state === 'found' ? finder(row, context) : patrolRefusals.told()),
  mayAttach: (row, context) => (row.state === 'found' ? finder(row, context) : patrolRefusals.told()),
  mayDelete: (row, context) => {
    if (row.state !== 'found') return patrolRefusals.told()
    return row.stopDt ? patrolRefusals.stopStands() : finder(row, context)
  },
  beforeSave: async (input, context, before) => {
    if (context.session.vendorCd) throw forbidden(patrolRefusals.employeesOnly())
    const patrol = await loadRecord(safPatrol, context, input.patrolNo)
    if (!before && patrol.state !== 'begun' && !context.enteredDt)
      throw badField('patrolNo', patrolRefusals.patrolEnded())
    if (before && input.patrolNo !== before.patrolNo)
      throw badField('patrolNo', messages.readOnlyField('안전순찰'))
    const given = input as Given
    checkMoment(given, patrol, context)
    checkTreatment(given)
    const { ownerDeptCd, permitVendorCd } = await placeOf(context, patrol, given)
    return {
      ...input,
      plantCd: patrol.plantCd,
      vendorCd: input.vendorCd ?? permitVendorCd,
      deptCd: input.deptCd ?? ownerDeptCd,
      findUserId: before?.findUserId ?? context.session.userId,
    }
  },
  afterSave: async (key, context, before) => {
    const row = await loadRow(safPatrolFinding, context, key)
    const patrol = await loadRecord(safPatrol, context, row.patrolNo)
    if (patrol.state === 'begun')
      await noteVisit(context, patrol, row.areaCd, row.vendorCd ? [row.vendorCd] : [])
    if (!before && row.treatCd === treatments.stop) await stopWork(row, context)
  },
  transitions: {
    tell: {
      may: finder,
      guards: { picture },
      set: ({ vendorCd }, { now }) => ({ toldDt: now, toldVendorCd: vendorCd }),
      effect: async (row, context) => {
        if (row.treatCd === treatments.improve) await askImprovement(row, context)
        if (row.treatCd === treatments.violation) await proposeOf(row, context)
        if (row.vendorCd && row.treatCd !== treatments.improve) await tellCompany(row, context)
      },
    },
    close: {
      may: finder,
      guards: {
        improvement: ({ treatCd }, { session }) => {
          if (treatCd === treatments.good) return patrolRefusals.nothingToDo()
          return treatCd === treatments.improve && !isSystem(session)
            ? patrolRefusals.byImprovement()
            : undefined
        },
      },
    },
  },
})

/** What was seen, in words where its finder wrote none: the hazard, or what follows. */
async function wordsOf({ sql }: Context, row: SafPatrolFinding) {
  const { areaNm, hazard, treat, violation } = await sql.one<
    Record<'areaNm' | 'treat', string> & Record<'hazard' | 'violation', string | null>
  >(
    // In Korean: the text is stored with the record, as it was said that day.
    `select a."areaNm", t."codeNm" as "treat", h."codeNm" as "hazard", s."violNm" as "violation" from "permitArea" a
     left join "codeItem" t on t."codeGrpCd" = 'SAF_PATROL_TREAT' and t."code" = $2 left join "codeItem" h on h."codeGrpCd" = 'IMPR_HAZARD' and h."code" = $3
     left join "violStd" s on s."violStdNo" = $4 where a."areaCd" = $1`,
    [row.areaCd, row.treatCd, row.hazardTypeCd, row.violStdNo],
  )
  const what = hazard ?? violation ?? treat
  const area = [areaNm, row.placeNm].filter(Boolean).join(' ')
  return { area, what, found: String(patrolNotes.found({ area, hazard: what, cont: row.findCont ?? '' })) }
}

/**
 * Stops the work by the permit's own act, in the name of who stands there (산업안전보건법 제52조). A stop that waited for
 * the network too long, or that finds the work at rest, stops nothing; the finding then says no moment of a stop.
 * @throws Refusal 400 where the work is not going on and the person still stands there
 */
async function stopWork(row: SafPatrolFinding, context: Context): Promise<void> {
  const late = context.enteredDt ? minutesBetween(context.enteredDt, context.now) : 0
  const { state } = await context.sql.one<{ state: string }>(
    'select "state" from "workPermit" where "permitNo" = $1',
    [row.permitNo],
  )
  const { suspend } = permitBehaviour.resource.transitions!
  const runs = (suspend.from as readonly string[]).includes(state)
  if (!runs && !context.enteredDt) throw badField('permitNo', patrolRefusals.notWorking())
  if (!runs || late > stopWaitMinutes) return
  const { found } = await wordsOf(context, row)
  const reason = String(patrolNotes.stop({ code: row.findCd ?? '', cont: found })).slice(0, 1000)
  await runTransition(permitBehaviour, context, row.permitNo!, 'suspend', { reason, suspReasonCd: unsafe })
  await setColumns(context, safPatrolFinding, row.findNo, { stopDt: context.now })
}

const gradeOf = ({ gradeCd }: SafPatrolFinding): Grade | undefined =>
  grades.find((grade) => grade === gradeCd)
/** What was found becomes an improvement of the department or company, with its pictures before the action. */
async function askImprovement(row: SafPatrolFinding, context: Context): Promise<void> {
  const { area, what, found } = await wordsOf(context, row)
  const files = await context.sql.query<{ fileNo: number }>(
    `select "fileNo" from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N' order by 1`,
    [safPatrolFinding.name, String(row.findNo)],
  )
  const { imprNo } = await createImprovement(context, {
    sourceModuleCd: patrolSource,
    sourceKey: sourceKeyOf(row.findNo),
    sourceUrl: addressOf(safetyRecords.safPatrolFinding, row.findNo),
    imprNm: String(patrolNotes.title({ area, hazard: what })).slice(0, 200),
    problemDesc: found.slice(0, 2000),
    plantCd: row.plantCd!,
    deptCd: row.deptCd!,
    placeNm: area.slice(0, 100),
    hazardTypeCd: row.hazardTypeCd!,
    facilityNo: row.facilityNo,
    ...defined({ gradeCd: gradeOf(row), proposedVendorCd: row.vendorCd ?? undefined }),
    pictures: {
      resource: safPatrolFinding.name,
      key: row.findNo,
      fileNos: files.map(({ fileNo }) => fileNo),
    },
  })
  await setColumns(context, safPatrolFinding, row.findNo, { imprNo })
}
/** A candidate of the violation, which the safety people of the plant judge. (fit S12) */
async function proposeOf(row: SafPatrolFinding, context: Context): Promise<void> {
  const { area, found } = await wordsOf(context, row)
  const { violCd } = await context.sql.one<{ violCd: string }>(
    'select "violCd" from "violStd" where "violStdNo" = $1',
    [row.violStdNo],
  )
  const warnNo = await proposeViolation(context, {
    violCd,
    sourceKey: sourceKeyOf(row.findNo),
    sourceUrl: addressOf(safetyRecords.safPatrolFinding, row.findNo),
    plantCd: row.plantCd!,
    vendorCd: row.vendorCd!,
    placeNm: area.slice(0, 100),
    cont: found,
    permitNo: row.permitNo,
  })
  if (warnNo !== undefined) await setColumns(context, safPatrolFinding, row.findNo, { warnNo })
}
async function tellCompany(row: SafPatrolFinding, context: Context): Promise<void> {
  const { area, what } = await wordsOf(context, row)
  await notify(context, 'SAF_PATROL_FOUND', {
    to: await vendorManagers(context, row.vendorCd!),
    variables: { findCd: row.findCd ?? '', placeNm: area, whatNm: what },
    linkUrl: addressOf(safetyRecords.safPatrolFinding, row.findNo),
    plantCd: row.plantCd,
  })
}

/** An improvement that is closed mends its finding; one that is opened again does so no more. */
export async function hearOfFinding({ sourceKey, eventCd }: OutboxEvent, context: Context): Promise<void> {
  const findNo = Number(sourceKey.split(' ')[1])
  if (!sourceKey.startsWith(sourceKeyOf('')) || !findNo) return
  const known = await context.sql.maybe<{ state: string }>(
    'select "state" from "safPatrolFinding" where "findNo" = $1',
    [findNo],
  )
  const act = eventCd === 'closed' && known?.state === 'told' ? 'close' : undefined
  const again = eventCd === 'reopened' && known?.state === 'closed' ? 'reopen' : undefined
  const next = act ?? again
  if (!next) return
  await actingAs(context, asSystem('개선 결과'), (own) => runTransition(findingBehaviour, own, findNo, next))
}
/** What the findings say of their improvements, for the daily comparison. */
export const readBackFindings = ({ sql }: Context) =>
  sql.query<{ sourceKey: string; reported: number; closed: number }>(
    `select $1 || "findNo" as "sourceKey", 1 as "reported", case when "state" = 'closed' then 1 else 0 end as "closed" from "safPatrolFinding" where "imprNo" is not null`,
    [sourceKeyOf('')],
  )
