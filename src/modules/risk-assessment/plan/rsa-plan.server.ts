import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { assessmentKinds } from '../risk-codes.rule.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { isRiskStaff } from '../risk-people.server.ts'
import { ruleInForce } from '../rule/rsa-rule.server.ts'
import { finishOccasions, releaseOccasions } from './occasion-acts.server.ts'
import { interimGaps, isEnded, lastDoneYmd, occasionDueOf, targetsOfPlan } from './plan-facts.server.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { planDueYmd, planGaps, worstGrade } from './plan.rule.ts'
import { rsaPlan, type RsaPlan } from './rsa-plan.resource.ts'

type Rule = Guard<typeof rsaPlan>
/** Safety and health staff, and the department that leads it. */
export const whyNotWriter = (
  { plantCd, deptCd }: Pick<RsaPlan, 'plantCd' | 'deptCd'>,
  { session }: Pick<Context, 'session'>,
) => (isRiskStaff(session, plantCd) || session.depts?.includes(deptCd) ? undefined : planRefusals.writers())
const writer: Rule = (row, context) => whyNotWriter(row, context)
const written = ['draft', 'rejected'] as const
/** What may still be entered while the targets are assessed. */
const openWhileRunning = new Set(['resultTxt', 'updateDt', 'rsaPlanNo'])

/**
 * 평가계획: written by safety staff or the department, signed by the head of the plant before and after. Its targets are
 * confirmed one by one, and it is finished when none is open. (rsa.md 4; 지침 제9조, 제15조)
 */
export const planBehaviour = defineBehaviour(rsaPlan, {
  without: ['multi'],
  mayEdit: (row, context) =>
    [...written, 'running'].includes(row.state) ? writer(row, context) : planRefusals.notEditable(),
  mayDelete: (row, context) =>
    row.state === 'draft'
      ? writer(row, context)
      : [{ guard: 'draft', message: planRefusals.deleteDraft(), status: 409 }],
  mayAttach: writer,
  async beforeSave(input, context, before) {
    const stranger = whyNotWriter(input, context)
    if (stranger) throw forbidden(stranger)
    if (before?.state === 'running') {
      const changed = Object.entries(input).find(
        ([name, value]) =>
          !openWhileRunning.has(name) &&
          JSON.stringify(value ?? null) !== JSON.stringify(before[name as keyof RsaPlan] ?? null),
      )
      if (changed) throw badField(changed[0], planRefusals.onlyResult())
      return input
    }
    const occasional = input.rsaKindCd === assessmentKinds.occasional
    if (occasional && !input.triggerCd) throw badField('triggerCd', planRefusals.triggerNeeded())
    if (!occasional && input.triggerCd) throw badField('triggerCd', planRefusals.triggerOnly())
    if (input.rsaKindCd === assessmentKinds.first && !input.originYmd)
      throw badField('originYmd', planRefusals.originNeeded())
    if (input.endYmd < input.startYmd) throw badField('endYmd', planRefusals.endBefore())
    return { ...input, dueYmd: await dueOf(input, context, before?.rsaPlanNo ?? null) }
  },
  transitions: {
    submit: {
      may: writer,
      guards: {
        whole: async (row, context) =>
          planGaps(row, await targetsOfPlan(context, row.rsaPlanNo), {
            prepLeast: (await riskFiguresOn(context, row.plantCd)).prepLeast,
            hasRule: (await ruleInForce(context, row.plantCd)) !== undefined,
          }).map((message) => ({ guard: 'whole', message })),
      },
      // The approval asks by the worst row of last year: this year's are not there yet (fit D30).
      set: async (row, context) => ({
        riskGradeCd: worstGrade(
          row.prevPlanNo === null
            ? []
            : (await targetsOfPlan(context, row.prevPlanNo)).map(({ riskGradeCd }) => riskGradeCd),
        ),
        targetCnt: (await targetsOfPlan(context, row.rsaPlanNo)).length,
        stopReason: null,
      }),
    },
    confirm: {
      set: (_, { now }) => ({ confirmDt: now }),
      async effect(row, context) {
        const targets = await targetsOfPlan(context, row.rsaPlanNo)
        await tellPlan(
          context,
          'RSA_PLAN_CONFIRMED',
          row,
          targets.filter(({ excludeYn }) => excludeYn !== 'Y').map(({ leaderUserId }) => leaderUserId),
        )
      },
    },
    reject: { set: (_row, _context, { reason }) => ({ stopReason: reason ?? null }) },
    complete: {
      may: writer,
      guards: {
        targets: async (row, context) => {
          const open = (await targetsOfPlan(context, row.rsaPlanNo)).filter((each) => !isEnded(each)).length
          return open > 0 ? planRefusals.targetsOpen({ n: open }) : undefined
        },
        interim: async (row, context) => {
          const gaps = await interimGaps(context, row.rsaPlanNo)
          return gaps > 0 ? planRefusals.interimMissing({ n: gaps }) : undefined
        },
        result: ({ resultTxt }) => (resultTxt?.trim() ? undefined : planRefusals.resultMissing()),
      },
      set: (row, context) => countsOf(context, row.rsaPlanNo),
    },
    finish: {
      set: (_, { now }) => ({ doneDt: now }),
      effect: (row, context) => finishOccasions(context, row.rsaPlanNo),
    },
    cancel: {
      may: writer,
      set: (_row, _context, { reason }) => ({ stopReason: reason }),
      effect: (row, context) => releaseOccasions(context, row.rsaPlanNo),
    },
  },
})

type DueOf = Pick<RsaPlan, 'plantCd' | 'deptCd' | 'rsaKindCd'> & { originYmd?: string | null }
const dueOf = async (input: DueOf, context: Context, rsaPlanNo: number | null): Promise<string | null> =>
  planDueYmd(
    {
      rsaKindCd: input.rsaKindCd,
      originYmd: input.originYmd ?? null,
      lastDoneYmd: await lastDoneYmd(context, { ...input, rsaPlanNo }),
      occasionDueYmd: await occasionDueOf(context, rsaPlanNo),
    },
    await riskFiguresOn(context, input.plantCd),
  )
/** The due day anew, after a reason was taken into the plan or out of it. */
export async function refreshDue(context: Context, row: RsaPlan): Promise<void> {
  await setColumns(context, rsaPlan, row.rsaPlanNo, { dueYmd: await dueOf(row, context, row.rsaPlanNo) })
}

/** Numbers of the targets of a plan and its worst row. */
async function countsOf(context: Context, rsaPlanNo: number) {
  const targets = await targetsOfPlan(context, rsaPlanNo)
  const scores = targets.flatMap(({ worstScore }) => worstScore ?? [])
  return {
    targetCnt: targets.length,
    doneCnt: targets.filter(isEnded).length,
    worstScore: scores.length > 0 ? Math.max(...scores) : null,
    riskGradeCd: worstGrade(targets.map(({ riskGradeCd }) => riskGradeCd)),
  }
}
/** Counts the targets of a plan again; a confirmed plan whose first target is opened begins to run. */
export async function targetMoved(context: Context, rsaPlanNo: number | null): Promise<void> {
  if (rsaPlanNo === null) return
  await actingAs(context, asSystem('위험성평가 계획'), async (own) => {
    const { state } = await own.sql.one<{ state: string }>(
      'select "state" from "rsaPlan" where "rsaPlanNo" = $1',
      [rsaPlanNo],
    )
    const begun = (await targetsOfPlan(own, rsaPlanNo)).some(
      (each) => each.state !== 'waiting' && each.excludeYn !== 'Y',
    )
    if (state === 'confirmed' && begun) await runTransition(planBehaviour, own, rsaPlanNo, 'begin')
    await setColumns(own, rsaPlan, rsaPlanNo, await countsOf(own, rsaPlanNo), { trail: false, stamps: false })
    own.publish({ topic: rsaPlan.name, key: rsaPlanNo })
  })
}

export const tellPlan = (
  context: Context,
  eventCd: string,
  row: Pick<RsaPlan, 'rsaPlanNo' | 'rsaPlanNm' | 'endYmd' | 'plantCd'>,
  to: readonly (string | null)[],
) =>
  notify(context, eventCd, {
    to: [...to],
    variables: { rsaPlanNm: row.rsaPlanNm, dueYmd: row.endYmd },
    linkUrl: addressOf(riskRecords.rsaPlan, row.rsaPlanNo),
    plantCd: row.plantCd,
  })
