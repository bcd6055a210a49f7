import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, conflict } from '../../../core/server/http/errors.ts'
import { classificationIssues, completedLine } from '../ghs/classification.rule.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import { labelOf, rowsOfClassification } from '../ghs/label.rule.ts'
import { plainCas } from './cas-number.rule.ts'
import { chmChemical } from './chm-chemical.resource.ts'
import { substanceIssues } from './substance.rule.ts'
import { substanceRefusals } from './substance.texts.ts'
import { missingGroups } from '../store/segregation.rule.ts'
import { segregationSentences } from '../store/segregation.texts.ts'
import { joined } from '../../../core/shared/sentence.ts'
import { segregationNames } from '../store/store-facts.server.ts'

/**
 * The hazard classes as the table writes them, and what they put on the label, unused ones left out.
 * @throws Refusal 400 at a line whose combination is not in the table
 */
async function classified<
  T extends { segGrpCds: readonly string[] },
  L extends { ghsClassCd: string; ghsCatCd: string; hCode: string; useYn?: string | null },
>({ sql, today }: Context, filled: T, given: readonly L[]) {
  const table = await ghsRowsOn(sql, today)
  const issues = classificationIssues(given, table)
  if (issues.length > 0) throw badFields(issues)
  const ghs = given.map((line) => completedLine(line, table))
  const used = ghs.filter(({ useYn }) => useYn !== 'N')
  const missing = missingGroups(filled.segGrpCds, used)
  if (missing.length > 0) {
    const names = await segregationNames(sql)
    const groups = joined(
      missing.map((group) => names.get(group) ?? group),
      ', ',
    )
    throw badField('segGrpCds', segregationSentences.groupsMissing({ groups }))
  }
  return { ...filled, ghs, pictoCds: labelOf(rowsOfClassification(used, table)).pictoCds }
}

/**
 * Substances: a CAS number with the right check digit, and no deleting of what a product consists of (chm.md
 * 5.1, 7).
 */
export const substanceBehaviour = defineBehaviour(chmChemical, {
  // Without hazard classes nothing is asked of the database: thousands of rows of a workbook are written
  // together.
  beforeSave: (input, context) => {
    const value = { ...input, casNo: input.casNo ? plainCas(input.casNo) : (input.casNo ?? null) }
    const issues = substanceIssues(value)
    if (issues.length > 0) throw badFields(issues)
    const filled = {
      ...value,
      // A group that nobody chose stays open: what is not judged is not 일반.
      segGrpCds: input.segGrpCds ?? [],
    }
    return input.ghs ? classified(context, filled, input.ghs) : filled
  },
  mayDelete: async (row, { sql }) => {
    const { count } = await sql.one<{ count: number }>(
      `select count(*)::int as count from (
         select "prodNo" from "chmProductComp" where "chemNo" = $1 union select c."prodNo" from "chmProductSecret" s join "chmProductComp" c using ("compNo") where s."chemNo" = $1) used`,
      [row.chemNo],
    )
    if (count > 0) throw conflict(substanceRefusals.inUse({ count }))
  },
})
