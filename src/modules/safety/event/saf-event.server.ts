import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { fieldWaitMinutes } from '../../../core/shared/limits.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Input, Reason } from '../../../core/shared/resource.ts'
import { tellAssessments } from '../../../platform/assessment/assessment-port.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { openCount } from '../../improvement/improvement/create-improvement.server.ts'
import { proposeReset } from '../noaccident/no-acc-propose.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { clocksOf, figuresOn, hurtOf, judgeAgain, judgementOf } from './event-judge.server.ts'
import { freezeMoment } from './event-moment.server.ts'
import {
  isSafety,
  isSiteHead,
  isSupervisor,
  safetyOnly,
  siteHeadOnly,
  toldOf,
} from './event-people.server.ts'
import { eventRefusals } from './event-refusals.texts.ts'
import { causeFaults, measureFaults, treeFaults } from './rules/cause-quality.rule.ts'
import { accidentTypes, eventKinds, improvementSources, treatments } from './rules/event-codes.rule.ts'
import { nearMissGrade } from './rules/near-miss.rule.ts'
import { safEvent, type SafEvent } from './saf-event.resource.ts'

type Rule = Guard<typeof safEvent>
const isAccident = ({ eventKindCd }: Pick<SafEvent, 'eventKindCd'>): boolean =>
  eventKindCd === eventKinds.accident
export const sourceOf = (event: Pick<SafEvent, 'eventKindCd'>): 'ACC' | 'NM' =>
  isAccident(event) ? improvementSources.accident : improvementSources.nearMiss

/** Who may, after what kind of event it is. */
const ofAccident =
  (may: Rule): Rule =>
  (row, context) =>
    isAccident(row) ? may(row, context) : eventRefusals.accidentsOnly()
const ofNearMiss =
  (may: Rule): Rule =>
  (row, context) =>
    isAccident(row) ? eventRefusals.nearMissesOnly() : may(row, context)
const leader: Rule = ({ leadUserId }, { session }) =>
  leadUserId === session.userId || isSafety(session) ? undefined : eventRefusals.leadOnly()
const receiver: Rule = (_, { session }) =>
  isSafety(session) || isSupervisor(session) ? undefined : eventRefusals.acceptOnly()

const wasTreated = async (row: SafEvent, context: Context): Promise<boolean> =>
  (await hurtOf(context, row.safEventNo)).some(
    ({ treatCd, restDays, deathYmd }) =>
      deathYmd !== null ||
      (restDays ?? 0) > 0 ||
      treatCd === treatments.clinic ||
      treatCd === treatments.hospital,
  )
/** An accident is not made to vanish: where somebody was treated the head of the site alone dismisses it. */
export const dismisser: Rule = async (row, context) => {
  if (await wasTreated(row, context))
    return isSiteHead(context.session) ? undefined : eventRefusals.treatedDismissed()
  return isSafety(context.session) ? undefined : eventRefusals.safetyOnly()
}

/** What must be known before an accident is classified: unknown is not harmless. */
const complete: Rule = async (row, context): Promise<Reason[]> => {
  const reasons: Reason[] = []
  const need = (holds: boolean, guard: string, message: Reason['message']) => {
    if (!holds) reasons.push({ guard, message })
  }
  const types = row.accidentTypeCds ?? []
  const persons = await hurtOf(context, row.safEventNo)
  need(types.length > 0, 'type', eventRefusals.typeNeeded())
  need(row.injuredYn !== null, 'injured', eventRefusals.injuredUnknown())
  const hurt = row.injuredYn === 'Y' || types.includes(accidentTypes.human)
  need(!hurt || persons.length > 0, 'persons', eventRefusals.personNeeded())
  need(
    !types.includes(accidentTypes.leak) || (row.prodNo !== null && row.releaseQty !== null),
    'release',
    eventRefusals.releaseNeeded(),
  )
  return reasons
}
const team: Rule = async (row, context): Promise<Reason[]> => {
  const { teamLeast } = await figuresOn(context, row.plantCd, row.occurDt.slice(0, 10))
  const reasons: Reason[] = []
  if (!row.leadUserId) reasons.push({ guard: 'lead', message: eventRefusals.leadNeeded() })
  if (new Set(row.members.map(({ memberUserId }) => memberUserId)).size < teamLeast)
    reasons.push({ guard: 'team', message: eventRefusals.teamSmall({ n: teamLeast }) })
  const has = (role: string) => row.members.some(({ memberRoleCd }) => memberRoleCd === role)
  const needed = [
    ...(row.saaYn === 'Y' ? ['representative'] : []),
    ...(row.psmYn === 'Y' ? ['processExpert'] : []),
  ].filter((role) => !has(role))
  if (needed.length > 0) {
    const names = await context.sql.query<{ codeNm: string }>(
      `select ${codeNameColumn[context.session.language]} as "codeNm" from "codeItem" where "codeGrpCd" = 'SAF_MEMBER_ROLE' and "code" = any($1) order by 1`,
      [needed],
    )
    for (const { codeNm } of names)
      reasons.push({ guard: 'team', message: eventRefusals.teamRole({ role: codeNm }) })
  }
  return reasons
}
/** The lines as the rules of the causes read them. */
const analysis = (row: Pick<SafEvent, 'causes' | 'whys' | 'preventions'>) => ({
  causes: row.causes.map((cause) => ({ ...cause, levelCd: cause.causeLvlCd })),
  whys: row.whys,
  preventions: row.preventions,
})
const causesStand: Rule = async (row, context) => {
  const figures = await figuresOn(context, row.plantCd, row.occurDt.slice(0, 10))
  return causeFaults({ ...analysis(row), noManagementReason: row.noManagementReason }, figures).map(
    (message) => ({
      guard: 'causes',
      message,
    }),
  )
}
const measuresStand: Rule = (row) => [
  ...measureFaults({ ...analysis(row), weakReason: row.weakReason }).map((message) => ({
    guard: 'measures',
    message,
  })),
  ...row.preventions
    .filter(({ imprNo }) => imprNo === null)
    .map(({ branchTxt }) => ({
      guard: 'improvement',
      message: eventRefusals.noImprovement({ cause: branchTxt }),
    })),
]
/** Improvements of an event under either of its kinds, because it may have been reclassified. */
const openImprovements = async (context: Context, row: SafEvent): Promise<number> =>
  (await openCount(context, improvementSources.accident, row.safEventNo)).open +
  (await openCount(context, improvementSources.nearMiss, row.safEventNo)).open
const improved: Rule = async (row, context): Promise<Reason[]> => {
  const n = await openImprovements(context, row)
  return n > 0
    ? [
        {
          guard: 'improvement',
          message: eventRefusals.openImprovements({ n }),
          status: 409,
          fixUrl: '#improvements',
        },
      ]
    : []
}
/** Every report that the flags of the event ask for has been accepted. */
const told: Rule = async (row, context): Promise<Reason[]> => {
  const { auto, figures } = await judgementOf(context, row)
  const asked = clocksOf(row, auto, figures).map(({ rptTypeCd }) => rptTypeCd)
  const { open } = await context.sql.one<{ open: number }>(
    `select count(*)::int as "open" from unnest($2::text[]) as asked("rptTypeCd") left join "safEventReport" r
       on r."safEventNo" = $1 and r."rptTypeCd" = asked."rptTypeCd" where r."state" is distinct from 'accepted'`,
    [row.safEventNo, asked],
  )
  return open > 0 ? [{ guard: 'reports', message: eventRefusals.openReports(), status: 409 }] : []
}
const returned: Rule = async (row, { sql }) => {
  const { open } = await sql.one<{ open: number }>(
    `select count(*)::int as "open" from "safEventPerson" where "safEventNo" = $1 and "deathYmd" is null and "disGradeLvl" is null and "returnYmd" is null and coalesce("restDays", 0) > 0`,
    [row.safEventNo],
  )
  return open > 0 ? eventRefusals.notReturned() : undefined
}
const judged: Rule = (row) => (row.nearGradeCd === null ? eventRefusals.notJudged() : undefined)
const highImproved: Rule = async (row, { sql }) => {
  if (row.nearGradeCd !== 'high') return undefined
  const found = await sql.maybe(
    'select 1 from "improvement" where "sourceModuleCd" = any($1) and "sourceKey" = $2 limit 1',
    [Object.values(improvementSources), String(row.safEventNo)],
  )
  return found ? undefined : eventRefusals.highNeedsImprovement()
}

const closedStates: readonly string[] = ['closed', 'notAccident']
const mayEdit: Rule = (row, { session }) => {
  if (closedStates.includes(row.state) || row.state === 'measuresFixed') return eventRefusals.ended()
  if (row.state === 'measuresPending') return eventRefusals.pending()
  if (isSafety(session) || row.leadUserId === session.userId) return undefined
  if (row.state !== 'reported') return eventRefusals.leadOnly()
  return row.reportUserId === session.userId || isSupervisor(session) ? undefined : eventRefusals.ownReport()
}

/** Times and places that cannot be, each at its field. @throws Refusal 400 */
async function checkFacts(input: Input<typeof safEvent>, context: Context, before: SafEvent | undefined) {
  if (before && input.eventKindCd !== before.eventKindCd)
    throw badField('eventKindCd', eventRefusals.kindKept())
  const at = (moment: string): number => Date.parse(moment)
  const now = at(context.now)
  if (at(input.occurDt) > now) throw badField('occurDt', eventRefusals.future())
  if (at(input.knowDt) > now) throw badField('knowDt', eventRefusals.knownFuture())
  if (at(input.knowDt) < at(input.occurDt)) throw badField('knowDt', eventRefusals.knownBefore())
  if (input.eventKindCd === eventKinds.accident && !input.deptCd && !input.vendorCd)
    throw badField('deptCd', eventRefusals.deptNeeded())
  if (input.areaCd) {
    const area = await context.sql.maybe<{ plantCd: string }>(
      'select "plantCd" from "permitArea" where "areaCd" = $1',
      [input.areaCd],
    )
    if (area && area.plantCd !== input.plantCd) throw badField('areaCd', eventRefusals.otherPlant())
  }
  if (input.facilityNo) {
    const machine = await context.sql.maybe<{ plantCd: string }>(
      'select "plantCd" from "safFacility" where "facilityNo" = $1',
      [input.facilityNo],
    )
    if (machine?.plantCd !== input.plantCd) throw badField('facilityNo', eventRefusals.otherPlant())
  }
  // A place is both figures or none.
  if (((input.mapX ?? null) === null) !== ((input.mapY ?? null) === null))
    throw badField(input.mapX === null ? 'mapX' : 'mapY', eventRefusals.halfPlace())
  const [fault] = treeFaults((input.causes ?? []).map((cause) => ({ ...cause, levelCd: cause.causeLvlCd })))
  if (fault) throw badField('causes', fault)
}
/** Who reported it stays; nobody where it was without a name. */
const reporterOf = (session: Context['session'], before: SafEvent | undefined) => {
  if (before)
    return { anonYn: before.anonYn, reportUserId: before.reportUserId, reportDeptCd: before.reportDeptCd }
  return isSystem(session)
    ? { anonYn: 'Y' as const, reportUserId: null, reportDeptCd: null }
    : { anonYn: 'N' as const, reportUserId: session.userId, reportDeptCd: session.deptCd }
}
/** The grade of a near miss, as often as the same has been reported at that place. (SAF-09) */
async function graded(input: Input<typeof safEvent>, context: Context, before: SafEvent | undefined) {
  const { freqBef = null, sevBef = null, occurDt, plantCd, occurTypeCd = null } = input
  const figures = await figuresOn(context, plantCd, occurDt.slice(0, 10))
  const { n } = await context.sql.one<{ n: number }>(
    `select count(*)::int as "n" from "safEvent" where "plantCd" = $1 and lower("placeNm") = lower($2) and "occurTypeCd" is not distinct from $3 and "eventKindCd" <> 'accident'
       and "state" <> 'notAccident' and "safEventNo" is distinct from $4 and "occurDt" <= $5::timestamptz and "occurDt" > $5::timestamptz - make_interval(days => $6)`,
    [plantCd, input.placeNm, occurTypeCd, before?.safEventNo ?? null, occurDt, figures.nearDays],
  )
  const grade = nearMissGrade(freqBef, sevBef, n + 1, figures)
  return { riskScore: grade?.score ?? null, nearGradeCd: grade?.grade ?? null }
}

const linkOf = ({ safEventNo }: Pick<SafEvent, 'safEventNo'>): string =>
  addressOf(safetyRecords.safEvent, safEventNo)
const tell = async (
  context: Context,
  eventCd: string,
  row: SafEvent,
  to: readonly string[],
): Promise<void> => {
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { safEventCd: row.safEventCd ?? '', safEventNm: row.safEventNm, placeTxt: row.placeNm },
    linkUrl: linkOf(row),
    plantCd: row.plantCd,
  })
}

/** 사고·아차사고: reported by anybody, judged by safety staff, investigated, put right, closed by the head of the site. */
export const safEventBehaviour = defineBehaviour(safEvent, {
  without: ['delete', 'multi'],
  createWaitMinutes: fieldWaitMinutes,
  mayEdit,
  mayAttach: (row, context) =>
    closedStates.includes(row.state)
      ? eventRefusals.ended()
      : mayEdit({ ...row, state: 'reported' }, context),
  beforeSave: async (input, context, before) => {
    await checkFacts(input, context, before)
    return {
      ...input,
      ...(await graded(input, context, before)),
      ...reporterOf(context.session, before),
    }
  },
  afterSave: async (key, context, before) => {
    const row = await loadRecord(safEvent, context, key)
    if (!before) {
      await freezeMoment(context, row)
      const to = await toldOf(context, row.plantCd, row.injuredYn === 'Y')
      await tell(context, 'SAF_EVENT_REPORTED', row, to)
    } else if (isAccident(row) && row.state !== 'reported') await judgeAgain(context, row)
  },
  transitions: {
    classify: {
      may: ofAccident(safetyOnly),
      guards: { complete },
      effect: async (row, context) => {
        await judgeAgain(context, row)
        await proposeReset(context, row.safEventNo)
      },
    },
    accept: {
      may: ofNearMiss(receiver),
      guards: { judged },
      effect: async (row, context) => {
        await tell(context, 'SAF_EVENT_ACCEPTED', row, row.reportUserId ? [row.reportUserId] : [])
        await tellAssessments(context, row.safEventNo)
      },
    },
    dismiss: {
      may: dismisser,
      effect: async ({ safEventNo }, context) => void (await proposeReset(context, safEventNo)),
    },
    investigate: { may: ofAccident(safetyOnly), guards: { team } },
    fixCauses: { may: ofAccident(leader), guards: { causes: causesStand } },
    submitMeasures: { may: ofAccident(safetyOnly), guards: { measures: measuresStand } },
    close: {
      may: ofAccident(siteHeadOnly),
      guards: { improvement: improved, reports: told, returned },
      set: (_, { now }) => ({ closeDt: now }),
    },
    finish: {
      may: ofNearMiss(receiver),
      guards: { high: highImproved, improvement: improved },
      set: (_, { now }) => ({ closeDt: now }),
    },
    reopen: { may: ofAccident(safetyOnly), set: () => ({ closeDt: null }) },
  },
})
