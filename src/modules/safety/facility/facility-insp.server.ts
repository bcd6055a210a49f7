import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { askForRepair } from './facility-improvement.server.ts'
import { lawRuleOf, lawRulesOf, machineOf } from './facility-law.server.ts'
import { hasPaper } from './facility-paper.server.ts'
import { facilityKeeper } from './facility-people.server.ts'
import { stopMachine, stopReasons } from './facility-stop.server.ts'
import { facilityRefusals, facilityWords } from './facility.texts.ts'
import { afterPass, cycleOf, dueOf, rulesFor } from './legal-inspection.rule.ts'
import { safFacilityInsp, safFacilityLaw, type SafFacilityInsp } from './saf-facility-insp.resource.ts'

type Rule = Guard<typeof safFacilityInsp>
const keeper: Rule = (row, context) => facilityKeeper(row, context)
const certificate: Rule = async ({ facilityInspNo }, context) =>
  (await hasPaper(context, safFacilityInsp.name, facilityInspNo))
    ? undefined
    : facilityRefusals.certificateNeeded()
const given = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The day of an inspection lies after installation and application and not in the future. @throws Refusal 400 */
async function checkDay(row: SafFacilityInsp, context: Context, inspYmd: string): Promise<void> {
  if (inspYmd > context.today) throw badField('inspYmd', facilityRefusals.futureDay())
  const { installYmd } = await machineOf(context, row.facilityNo!)
  if (installYmd !== null && inspYmd < installYmd) throw badField('inspYmd', facilityRefusals.beforeInstall())
  if (row.applyYmd && inspYmd < row.applyYmd) throw badField('inspYmd', facilityRefusals.beforeApply())
}

/**
 * The obligation after a pass: counted by the rule that holds for the machine now. Where the certificate ends
 * earlier than the rule counts, the earlier day holds.
 * @throws Refusal 400 where neither a cycle nor a certificate tells the next day
 */
async function nextOf(row: SafFacilityInsp, context: Context, inspYmd: string, validToYmd: string | null) {
  const law = await loadRecord(safFacilityLaw, context, row.facilityLawNo, true)
  const machine = await machineOf(context, law.facilityNo)
  const rules = rulesFor(await lawRulesOf(context), machine, context.today)
  const rule =
    rules.find(({ lawInspCd }) => lawInspCd === law.lawInspCd) ?? (await lawRuleOf(context, law.lawRuleNo))
  const isSelf = law.selfYn === 'Y' && (law.selfToYmd ?? '') >= inspYmd
  const cycle = rule ? cycleOf(rule, machine, isSelf) : null
  const late = law.dueYmd !== null && inspYmd > law.dueYmd
  if (!rule || !cycle) {
    if (validToYmd === null) throw badField('validToYmd', facilityRefusals.validNeeded())
    return { late, law: { baseYmd: validToYmd, dueMonths: 0, dueYmd: validToYmd, derivedYmd: validToYmd } }
  }
  const counted = law.baseYmd !== null && law.dueMonths !== null
  const after = counted
    ? afterPass({ baseYmd: law.baseYmd, dueMonths: law.dueMonths }, inspYmd, cycle, rule)
    : { baseYmd: inspYmd, dueMonths: cycle, late: false }
  const derivedYmd = dueOf(after)
  const isEarlier = validToYmd !== null && validToYmd < derivedYmd
  return {
    late: after.late,
    law: {
      lawRuleNo: rule.lawRuleNo,
      baseYmd: isEarlier ? validToYmd : after.baseYmd,
      dueMonths: isEarlier ? 0 : after.dueMonths,
      dueYmd: isEarlier ? validToYmd : derivedYmd,
      derivedYmd,
    },
  }
}

/** 법정검사: planned, applied for, passed or failed. A failed machine is stopped in the same moment (법 제95조). */
export const facilityInspBehaviour = defineBehaviour(safFacilityInsp, {
  without: ['delete', 'multi'],
  mayEdit: (row, context) =>
    row.state === 'planned' || row.state === 'applied' ? keeper(row, context) : facilityRefusals.kept(),
  // A certificate may arrive after the result.
  mayAttach: keeper,
  beforeSave: async (input, context, before) => {
    const law = await loadRecord(safFacilityLaw, context, before?.facilityLawNo ?? input.facilityLawNo)
    requireScope(safFacilityInsp, context.session, { plantCd: law.plantCd })
    const refusal = facilityKeeper(law, context)
    if (refusal) throw forbidden(refusal)
    if (before) return { ...input, facilityLawNo: before.facilityLawNo }
    if (law.state === 'ended') throw badField('facilityLawNo', facilityRefusals.lawEnded())
    const open = await context.sql.maybe<{ facilityInspCd: string }>(
      `select "facilityInspCd" from "safFacilityInsp" where "facilityLawNo" = $1 and "state" in ('planned', 'applied')`,
      [law.facilityLawNo],
    )
    if (open) throw badField('facilityLawNo', facilityRefusals.openOne({ code: open.facilityInspCd }))
    const { plantCd, facilityNo, lawInspCd, dueYmd } = law
    return { ...input, plantCd, facilityNo, lawInspCd, dueYmd }
  },
  transitions: {
    apply: {
      may: keeper,
      set: (_, { today }, { applyYmd, orgNm }) => {
        if (String(applyYmd) > today) throw badField('applyYmd', facilityRefusals.futureDay())
        return { applyYmd, orgNm }
      },
    },
    pass: {
      may: keeper,
      guards: { certificate },
      set: async (row, context, { inspYmd, certNo, validToYmd }) => {
        const [on, until] = [String(inspYmd), given(validToYmd)]
        await checkDay(row, context, on)
        if (until !== null && until <= on) throw badField('validToYmd', facilityRefusals.validBefore())
        const { late } = await nextOf(row, context, on, until)
        return { inspYmd: on, certNo, validToYmd: until, lateYn: late ? 'Y' : 'N' }
      },
      effect: async (row, context) => {
        const { law } = await nextOf(row, context, row.inspYmd!, row.validToYmd)
        await setColumns(context, safFacilityLaw, row.facilityLawNo, { ...law, lastYmd: row.inspYmd })
        context.publish({ topic: safFacilityLaw.name, key: row.facilityLawNo })
      },
    },
    fail: {
      may: keeper,
      set: async (row, context, { inspYmd, defectTxt }) => {
        await checkDay(row, context, String(inspYmd))
        return { inspYmd, defectTxt, lateYn: row.dueYmd && String(inspYmd) > row.dueYmd ? 'Y' : 'N' }
      },
      effect: async (row, context) => {
        await askForRepair(row, context)
        const say = sayIn(facilityWords, () => 'kr')
        const stopTxt = say('failed', {
          insp: row.lawInspNm ?? row.lawInspCd ?? '',
          txt: row.defectTxt ?? '',
        })
        await actingAs(context, asSystem('법정검사 불합격'), (own) =>
          stopMachine(own, {
            facilityNo: row.facilityNo!,
            stopReasonCd: stopReasons.failed,
            stopTxt,
            facilityInspNo: row.facilityInspNo,
            facilityLawNo: row.facilityLawNo,
          }),
        )
      },
    },
    cancel: { may: keeper },
  },
})
