import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { scopeWhere, requireScope } from '../../../core/server/entity/scope.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { messages } from '../../../core/shared/messages.ts'
import { safFacility } from '../../../platform/facility/facility.resource.ts'
import { isSafety } from '../ppe/ppe-people.server.ts'
import type { UnjudgedMachine } from './facility-due.rule.ts'
import { hasPaper } from './facility-paper.server.ts'
import { facilityKeeper } from './facility-people.server.ts'
import { facilityRefusals } from './facility.texts.ts'
import {
  dueOf,
  firstDue,
  lawBases,
  rulesFor,
  unjudged,
  type LawRule,
  type Machine,
} from './legal-inspection.rule.ts'
import { safFacilityLaw, type SafFacilityLaw } from './saf-facility-insp.resource.ts'
import { safLawRule } from './saf-law-rule.resource.ts'

type Rule = Guard<typeof safFacilityLaw>

/** 법정검사 기준: dated rows that safety staff keep. */
export const lawRuleBehaviour = defineBehaviour(safLawRule, {
  mayEdit: (_, { session }) => (isSafety(session) ? undefined : facilityRefusals.rulesOnly()),
  mayDelete: (_, { session }) => (isSafety(session) ? undefined : facilityRefusals.rulesOnly()),
  beforeSave: (input, { session }) => {
    if (!isSafety(session)) throw forbidden(facilityRefusals.rulesOnly())
    if (input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', facilityRefusals.endBefore())
    if (Boolean(input.limitCd) !== (input.limitMin !== null && input.limitMin !== undefined))
      throw badField(input.limitCd ? 'limitMin' : 'limitCd', facilityRefusals.limitBoth())
    if (input.baseCd !== lawBases.certificate && !input.cycleMonths)
      throw badField('cycleMonths', facilityRefusals.monthsNeeded())
    return input
  },
})

const ruleColumns = `"lawRuleNo", "safFacilityTypeCd", "lawInspCd", "fromYmd"::text, "toYmd"::text, "baseCd", "firstMonths"::float8, "cycleMonths"::float8, "psmMonths"::float8, "selfMonths"::float8,
  "windowDays"::float8, "applyDays"::float8, "limitCd", "limitMin"::float8, "minAgeYears"::float8, "installFromYmd"::text, "installToYmd"::text, "firstDueYmd"::text`
/** All rows of the dated table; there are some dozens. */
export const lawRulesOf = ({ sql }: Pick<Context, 'sql'>): Promise<LawRule[]> =>
  sql.query<LawRule>(`select ${ruleColumns} from "safLawRule" order by "lawRuleNo"`)
/** The rule of an obligation; undefined where a person has made it without one. */
export const lawRuleOf = ({ sql }: Context, lawRuleNo: number | null): Promise<LawRule | undefined> =>
  sql.maybe<LawRule>(`select ${ruleColumns} from "safLawRule" where "lawRuleNo" = $1`, [lawRuleNo])

export interface KnownMachine extends Machine {
  facilityNo: number
  plantCd: string
  facilityCd: string
  facilityNm: string
}
const machineColumns = `t."facilityNo", t."plantCd", t."facilityCd", t."facilityNm", t."safFacilityTypeCd", t."installYmd"::text, t."carRegYmd"::text, t."ratedTon"::float8, t."clampKn"::float8, t."psmYn"`
const inUse = `coalesce(t."useYn", 'Y') = 'Y' and t."facilityStatusCd" <> 'FST04'`
export const machineOf = async ({ sql }: Context, facilityNo: number): Promise<KnownMachine> => {
  const found = await sql.maybe<KnownMachine>(
    `select ${machineColumns} from "safFacility" t where t."facilityNo" = $1`,
    [facilityNo],
  )
  if (!found) throw badField('facilityNo', messages.badChoice('설비'))
  return found
}
/** Machines in use of types for which there are rules, as far as the caller sees them. */
function ruledMachines({ sql, session }: Context): Promise<KnownMachine[]> {
  const binds = new Binds()
  const scope = scopeWhere(safFacility, session, 't', binds)
  return sql.query<KnownMachine>(
    `select ${machineColumns} from "safFacility" t
     where ${scope} and ${inUse} and exists (select 1 from "safLawRule" r where r."safFacilityTypeCd" = t."safFacilityTypeCd") order by t."facilityNo"`,
    binds.values,
  )
}

/** The first count of an obligation, as its columns. */
function countOf(rule: LawRule | undefined, machine: Machine) {
  const first = rule && firstDue(rule, machine)
  const dueYmd = first ? dueOf(first) : null
  return {
    lawRuleNo: rule?.lawRuleNo ?? null,
    baseYmd: first?.baseYmd ?? null,
    dueMonths: first?.dueMonths ?? null,
    dueYmd,
    derivedYmd: dueYmd,
  }
}

const day = (value: unknown): string => String(value)
const keeper: Rule = (row, context) => facilityKeeper(row, context)
const paper: Rule = async ({ facilityLawNo }, context) =>
  (await hasPaper(context, safFacilityLaw.name, facilityLawNo)) ? undefined : facilityRefusals.paperNeeded()

/**
 * 법정검사 대상. A due day follows from the rule; another one needs a reason and a paper, because a machine would run
 * uninspected by a slip of the pen.
 */
export const facilityLawBehaviour = defineBehaviour(safFacilityLaw, {
  without: ['delete', 'multi'],
  mayEdit: keeper,
  beforeSave: async (input, context, before) => {
    const machine = await machineOf(context, input.facilityNo)
    requireScope(safFacilityLaw, context.session, { plantCd: machine.plantCd })
    const refusal = facilityKeeper(machine, context)
    if (refusal) throw forbidden(refusal)
    if (before) return { ...input, facilityNo: before.facilityNo, lawInspCd: before.lawInspCd }
    const rules = rulesFor(await lawRulesOf(context), machine, context.today)
    const rule = rules.find(({ lawInspCd }) => lawInspCd === input.lawInspCd)
    return { ...input, plantCd: machine.plantCd, selfYn: 'N' as const, ...countOf(rule, machine) }
  },
  transitions: {
    changeDue: {
      may: keeper,
      guards: { paper },
      set: (_, __, { dueYmd }) => ({ dueYmd, baseYmd: dueYmd, dueMonths: 0 }),
    },
    exempt: {
      may: keeper,
      guards: { paper },
      set: ({ lawInspCd }, _, { exemptLawCd, dueYmd }) => {
        if (exemptLawCd === lawInspCd) throw badField('exemptLawCd', facilityRefusals.sameLaw())
        return { exemptLawCd, dueYmd, baseYmd: dueYmd, dueMonths: 0 }
      },
    },
    selfProgram: {
      may: keeper,
      guards: { paper },
      set: async ({ lawRuleNo }, context, { selfToYmd }) => {
        if (day(selfToYmd) <= context.today) throw badField('selfToYmd', facilityRefusals.pastDay())
        const rule = await lawRuleOf(context, lawRuleNo)
        if (!rule?.selfMonths) throw badField('selfToYmd', facilityRefusals.selfUnknown())
        return { selfYn: 'Y', selfToYmd }
      },
    },
    end: { may: keeper },
    reopen: { may: keeper },
  },
})

export interface Derived {
  made: number
  moved: number
}
/**
 * Makes the obligations that the rules ask for and that are not there yet. An ended one stays ended: a person has
 * said why.
 * @param moves also counts anew what nobody has inspected or changed yet (an installation day was corrected); a
 * clock never does, because it never moves a legal due day
 */
export async function deriveLaws(context: Context, moves: boolean): Promise<Derived> {
  const [rules, machines] = [await lawRulesOf(context), await ruledMachines(context)]
  const known = new Map<
    string,
    Pick<SafFacilityLaw, 'facilityLawNo' | 'lastYmd' | 'dueYmd' | 'derivedYmd' | 'state'>
  >()
  for (const row of await context.sql.query<SafFacilityLaw>(
    `select "facilityLawNo", "facilityNo", "lawInspCd", "lastYmd"::text, "dueYmd"::text, "derivedYmd"::text, "state" from "safFacilityLaw" where "facilityNo" = any($1::bigint[])`,
    [machines.map(({ facilityNo }) => facilityNo)],
  ))
    known.set(`${row.facilityNo} ${row.lawInspCd}`, row)
  const derived = { made: 0, moved: 0 }
  for (const machine of machines)
    for (const rule of rulesFor(rules, machine, context.today)) {
      const row = known.get(`${machine.facilityNo} ${rule.lawInspCd}`)
      const count = countOf(rule, machine)
      if (!row) {
        const { facilityNo } = machine
        await actingAs(context, asSystem('법정검사 대상 판정'), (own) =>
          createRecord(facilityLawBehaviour, own, { facilityNo, lawInspCd: rule.lawInspCd }),
        )
        derived.made += 1
      } else if (moves && isUntouched(row) && row.derivedYmd !== count.derivedYmd) {
        await setColumns(context, safFacilityLaw, row.facilityLawNo, count)
        derived.moved += 1
      }
    }
  return derived
}
const isUntouched = ({
  state,
  lastYmd,
  dueYmd,
  derivedYmd,
}: Pick<SafFacilityLaw, 'state' | 'lastYmd' | 'dueYmd' | 'derivedYmd'>) =>
  state === 'active' && lastYmd === null && dueYmd === derivedYmd

/** Machines that no rule can judge, because a figure that it asks for has not been entered. */
export async function unjudgedMachines(context: Context): Promise<UnjudgedMachine[]> {
  const [rules, machines] = [await lawRulesOf(context), await ruledMachines(context)]
  return machines.flatMap((machine) =>
    unjudged(rules, machine, context.today).map(({ lawInspCd, lacks }) => ({
      facilityNo: machine.facilityNo,
      facilityCd: machine.facilityCd,
      facilityNm: machine.facilityNm,
      plantCd: machine.plantCd,
      lawInspCd,
      lacks,
    })),
  )
}
