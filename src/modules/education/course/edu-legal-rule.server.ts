import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, ruleAt } from '../../../core/server/http/errors.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { headOfficeOnly } from '../education-people.server.ts'
import { eduLegalRule } from './edu-legal-rule.resource.ts'
import { eduTypes, overlaps, type HourRule } from './legal-hours.rule.ts'

const columns = `"eduLegalRuleNo", "eduTypeCd", "workerClassCd", "specialWorkNo", "dutyCd", "periodCd", "requiredMin"::float8, "preMin"::float8, "shortMin"::float8,
  "dueMonths"::float8, "windowMonths"::float8, "fromYmd"::text, "toYmd"::text`
/** All rows of the dated table; there are some dozens. */
export const legalRulesOf = ({
  sql,
}: Pick<Context, 'sql'>): Promise<(HourRule & { eduLegalRuleNo: number })[]> =>
  sql.query(`select ${columns} from "eduLegalRule" order by "eduLegalRuleNo"`)

const figures = [
  'eduTypeCd',
  'workerClassCd',
  'specialWorkNo',
  'dutyCd',
  'periodCd',
  'requiredMin',
  'preMin',
  'shortMin',
  'dueMonths',
  'windowMonths',
  'fromYmd',
] as const

/** 법정시간 기준: head office keeps the rows; what was in force is ended and followed, never rewritten. */
export const legalRuleBehaviour = defineBehaviour(eduLegalRule, {
  without: ['multi'],
  mayEdit: headOfficeOnly,
  mayDelete: (row, context) =>
    headOfficeOnly(row, context) ?? (row.fromYmd <= context.today ? educationRefusals.ruleUsed() : undefined),
  beforeSave: async (input, context, before) => {
    const refusal = headOfficeOnly(undefined, context)
    if (refusal) throw forbidden(refusal)
    if (input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', educationRefusals.endBefore())
    if (input.specialWorkNo && input.eduTypeCd !== eduTypes.special)
      throw badField('specialWorkNo', educationRefusals.specialWorkOnly())
    if (before && before.fromYmd <= context.today) {
      const changed = figures.find((name) => (input[name] ?? null) !== (before[name] ?? null))
      if (changed) throw badField(changed, educationRefusals.ruleUsed())
    }
    const given: HourRule = {
      eduTypeCd: input.eduTypeCd,
      workerClassCd: input.workerClassCd ?? null,
      specialWorkNo: input.specialWorkNo ?? null,
      dutyCd: input.dutyCd ?? null,
      periodCd: input.periodCd,
      requiredMin: input.requiredMin,
      preMin: input.preMin ?? null,
      shortMin: input.shortMin ?? null,
      dueMonths: input.dueMonths ?? null,
      fromYmd: input.fromYmd,
      toYmd: input.toYmd ?? null,
    }
    // Two rows that are entered at the same moment take turns, so that the second one sees the first.
    await context.sql.query(`select pg_advisory_xact_lock(hashtextextended('eduLegalRule', 0))`)
    const others = (await legalRulesOf(context)).filter(
      ({ eduLegalRuleNo }) => eduLegalRuleNo !== before?.eduLegalRuleNo,
    )
    if (others.some((other) => overlaps(given, other)))
      throw ruleAt('fromYmd', educationRefusals.ruleOverlap())
    return input
  },
})
