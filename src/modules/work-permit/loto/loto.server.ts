import { defined } from '../../../core/shared/defined.ts'
import { addLines, changeLine } from '../../../core/server/entity/lines.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { areaOf, holds } from '../permit/permit-facts.server.ts'
import { isolates, linkedPermits, recordLoto } from './loto-facts.server.ts'
import { plannedColumns } from './loto-lines.resource.ts'
import {
  isLocked,
  isVerified,
  liftRefusals,
  locksOn,
  progressOf,
  releaseRefusals,
  lawName,
  stepName,
  stepsFor,
} from './loto.rule.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'
import { lotoSentences } from './loto.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

type LotoGuard = Guard<typeof safLoto>
const isolating: LotoGuard = async (loto, context) =>
  (await isolates(context, loto)) ? undefined : lotoRefusals.isolatorOnly()
const issuer: LotoGuard = async (loto, context) =>
  (await holds(context, loto, 'issuer')) ? undefined : lotoRefusals.issuerOnly()
const reason = (input: Record<string, unknown>): string | null =>
  typeof input['reason'] === 'string' ? input['reason'] : null
const each = (guard: string, messages: readonly Sentence[], fixUrl: string) =>
  messages.map((message) => ({ guard, message, fixUrl }))

/** Steps of 안전보건규칙 제319조 that are not confirmed. */
const openSteps = (loto: Loto, stage: 'isolate' | 'restore') =>
  loto.steps
    .filter(({ stageCd, confirmDt }) => stageCd === stage && confirmDt === null)
    .map((step) => lotoSentences.step({ step: stepName(step), law: lawName(step.basisTxt ?? '') }))

/** Who may do what to a lockout, under which conditions, and what follows (ptw.md 4). */
export const lotoBehaviour = defineBehaviour(safLoto, {
  without: ['multi'],
  mayEdit: (loto, context) =>
    loto.state === 'planned' ? isolating(loto, context) : lotoRefusals.editPlanned(),
  mayAttach: async (loto, context) =>
    loto.state === 'released' || loto.state === 'cancelled'
      ? lotoRefusals.attachEnded()
      : isolating(loto, context),
  mayDelete: (loto, context) =>
    loto.state === 'planned' ? isolating(loto, context) : lotoRefusals.deletePlanned(),
  beforeSave,
  afterSave: async (lotoNo, context, before) => {
    if (!before) await recordLoto(context, Number(lotoNo), 'plan')
  },
  transitions: {
    startIsolation: {
      may: isolating,
      guards: {
        points: (loto) =>
          loto.points.length > 0
            ? undefined
            : { guard: 'points', message: lotoRefusals.onePoint(), fixUrl: '#points' },
      },
      effect: async (loto, context) => {
        await openSteps319(context, loto)
        await recordLoto(context, loto.lotoNo, 'startIsolation')
      },
    },
    confirmIsolation: {
      may: issuer,
      guards: {
        points: (loto) => {
          const missing = loto.points.filter((point) => !isVerified(point))
          return missing.map((point) => {
            const wanted = isLocked(point) ? lotoRefusals.pointZero : lotoRefusals.pointLock
            return {
              guard: 'points',
              message: wanted({ seq: point.seq, tag: point.deviceTag }),
              fixUrl: `#point/${point.lotoPointNo}`,
            }
          })
        },
        steps: (loto) => each('steps', openSteps(loto, 'isolate'), '#steps'),
      },
      set: (_, context, input) => ({
        tryTxt: input['tryTxt'],
        isolUserId: context.session.userId,
        isolDt: context.now,
        lateTellDt: null,
      }),
      effect: (loto, context, input) =>
        recordLoto(context, loto.lotoNo, 'confirmIsolation', {
          targetTxt: String(progressOf(loto.points).text),
          reasonTxt: typeof input['tryTxt'] === 'string' ? input['tryTxt'] : null,
        }),
    },
    use: { effect: (loto, context) => recordLoto(context, loto.lotoNo, 'use') },
    liftForTest: {
      may: issuer,
      guards: {
        works: async (loto, context) =>
          each(
            'works',
            liftRefusals(await linkedPermits(context, loto.lotoNo), loto.personalLocks),
            '#permits',
          ),
      },
      set: () => ({ isolUserId: null, isolDt: null, tryTxt: null }),
      effect: async (loto, context, input) => {
        await reopenSteps(context, loto)
        await recordLoto(context, loto.lotoNo, 'liftForTest', { reasonTxt: reason(input) })
      },
    },
    requestRelease: {
      may: isolating,
      guards: {
        permits: async (loto, context) =>
          each('permits', releaseRefusals(await linkedPermits(context, loto.lotoNo), []), '#permits'),
        personalLocks: (loto) =>
          each('personalLocks', releaseRefusals([], loto.personalLocks), '#personalLocks'),
      },
      effect: (loto, context) => recordLoto(context, loto.lotoNo, 'requestRelease'),
    },
    release: {
      may: issuer,
      guards: {
        points: (loto) => {
          const held = loto.points.filter(isLocked).toSorted((one, other) => other.seq - one.seq)
          return held.map((point) => ({
            guard: 'points',
            message: lotoRefusals.pointHeld({ seq: point.seq, tag: point.deviceTag }),
            fixUrl: `#point/${point.lotoPointNo}`,
          }))
        },
        steps: (loto) => each('steps', openSteps(loto, 'restore'), '#steps'),
      },
      set: (_, context) => ({ releaseUserId: context.session.userId, releaseDt: context.now }),
      effect: (loto, context) => recordLoto(context, loto.lotoNo, 'release'),
    },
    cancel: {
      may: isolating,
      guards: {
        locks: (loto) => {
          const held = loto.points.filter(isLocked).length + locksOn(loto.personalLocks).length
          return held > 0
            ? {
                guard: 'locks',
                message: lotoRefusals.unlockFirst({ count: held }),
                fixUrl: '#points',
              }
            : undefined
        },
      },
      effect: (loto, context, input) =>
        recordLoto(context, loto.lotoNo, 'cancel', { reasonTxt: reason(input) }),
    },
  },
})

/**
 * Plant from the area; the equipment of that area, permits of the same plant; points by their order, without what
 * only the acts write.
 */
async function beforeSave(input: Input<typeof safLoto>, context: Context): Promise<Input<typeof safLoto>> {
  const area = await areaOf(context, input.areaCd)
  await refuseForeignFacility(input, area?.plantCd, context)
  if (minutesBetween(input.planStartDt, input.planEndDt) <= 0)
    throw badField('planEndDt', lotoRefusals.endAfterStart())
  const points = (input.points ?? []).map(
    (point) =>
      Object.fromEntries(
        plannedColumns.flatMap((name) =>
          name in point ? [[name, (point as Record<string, unknown>)[name]]] : [],
        ),
      ) as typeof point,
  )
  const seqs = points.map(({ seq }) => seq)
  const issues = [
    ...points.flatMap(({ seq }, index) =>
      seqs.indexOf(seq) === index
        ? []
        : [{ path: `points.${index}.seq`, message: lotoRefusals.seqTwice({ seq }) }],
    ),
    ...points.flatMap(({ normalPosCd, isolPosCd }, index) =>
      normalPosCd === isolPosCd
        ? [{ path: `points.${index}.isolPosCd`, message: lotoRefusals.samePosition() }]
        : [],
    ),
  ]
  if (issues.length > 0) throw badFields(issues)
  const permitNos = (input.permits ?? []).map(({ permitNo }) => permitNo)
  if (new Set(permitNos).size < permitNos.length) throw badField('permits', lotoRefusals.permitTwice())
  for (const permitNo of permitNos) await requirePlantOf(context, permitNo, area?.plantCd ?? '')
  return {
    ...input,
    ...defined({ points: input.points ? points : undefined }),
    plantCd: area?.plantCd ?? null,
  }
}
/**
 * Equipment is locked by the people of the area in which it stands; where that is, its register says.
 * @throws Refusal 400
 */
async function refuseForeignFacility(
  { facilityNo, areaCd }: Pick<Input<typeof safLoto>, 'facilityNo' | 'areaCd'>,
  plantCd: string | undefined,
  { sql }: Context,
): Promise<void> {
  const facility = await sql.maybe<{ plantCd: string; areaCd: string | null; areaNm: string | null }>(
    `select f."plantCd", f."areaCd", a."areaNm" from "safFacility" f left join "permitArea" a using ("areaCd")
     where f."facilityNo" = $1`,
    [facilityNo],
  )
  if (facility?.plantCd !== plantCd) throw badField('facilityNo', lotoRefusals.facilityPlant())
  if (!facility?.areaCd) throw badField('facilityNo', lotoRefusals.facilityUnplaced())
  if (facility.areaCd !== areaCd)
    throw badField('facilityNo', lotoRefusals.facilityArea({ area: facility.areaNm ?? facility.areaCd }))
}
/** @throws Refusal 400 when the permit is of another plant */
export async function requirePlantOf({ sql }: Context, permitNo: number, plantCd: string): Promise<void> {
  const permit = await sql.maybe<{ plantCd: string }>(
    'select "plantCd" from "workPermit" where "permitNo" = $1',
    [permitNo],
  )
  if (permit?.plantCd !== plantCd) throw badField('permits', lotoRefusals.permitPlant())
}

/** Circuits get the fixed steps of 제319조 once the isolation begins. */
async function openSteps319(context: Context, loto: Loto): Promise<void> {
  const steps = stepsFor(loto.points)
  if (steps.length === 0 || loto.steps.length > 0) return
  const rows = steps.map(({ stepCd, stageCd, itemNm, basisTxt }, index) => ({
    stepCd,
    stageCd,
    sortOrder: index + 1,
    itemNm,
    basisTxt,
  }))
  await addLines(context, safLoto, 'steps', loto.lotoNo, rows, { trail: false })
}

/**
 * After a test run the circuit is opened, locked, discharged and tested anew; the diary keeps who did it before. The
 * drawings are the same.
 */
async function reopenSteps(context: Context, loto: Loto): Promise<void> {
  for (const { lotoStepNo, stageCd, stepCd, confirmDt } of loto.steps)
    if (stageCd === 'isolate' && stepCd !== 'allSources' && confirmDt !== null)
      await changeLine(
        context,
        safLoto,
        'steps',
        loto.lotoNo,
        { lotoStepNo, confirmUserId: null, confirmDt: null },
        { trail: false },
      )
}

/** The work that stands on these begins: what was isolated is in use now. */
export async function useLotos(context: Context, lotoNos: readonly number[]): Promise<void> {
  for (const lotoNo of lotoNos)
    await actingAs(context, asSystem('작업시작'), (asked) =>
      runTransition(lotoBehaviour, asked, lotoNo, 'use'),
    )
}
