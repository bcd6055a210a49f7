import { plantName } from '../plant/plant-name.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { acts, audit } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import { previewNumber, type NumberRule } from '../../core/server/entity/numbering.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { spokenResource } from '../../core/server/entity/texts.ts'
import type { Fields } from '../../core/shared/field.ts'
import { numberWith, patternIssue, type NumberReset } from '../../core/shared/number-pattern.ts'
import type { Language } from '../../core/shared/session.ts'
import { wholeCompany } from '../../core/shared/whole-company.ts'
import { numbering } from './numbering.resource.ts'
import type { CounterView, RuleView } from './numbering-answers.rule.ts'
import { numberingMessages } from './numbering.texts.ts'

/** The field that a rule numbers: `workPermit.permitCd`. */
function numberedField(
  ruleCd: string,
  language: Language,
): { title: string; label: string; pattern: string } | undefined {
  const [entity = '', name = ''] = ruleCd.split('.')
  const definition = behaviourNamed(entity)?.resource
  const resource = definition && spokenResource(definition, language)
  const field = (resource?.fields as Fields | undefined)?.[name]
  return resource && field?.numbering
    ? { title: resource.title, label: field.label, pattern: field.numbering }
    : undefined
}

export const numberingBehaviour = defineBehaviour(numbering, {
  without: ['create', 'delete', 'multi'],
  beforeSave: (input) => {
    const numbered = numberedField(input.ruleCd, 'kr')
    if (!numbered) throw badField('ruleCd', numberingMessages.noRule())
    const issue = patternIssue(input.pattern, input.resetCd as NumberReset, numbered.pattern)
    if (issue) throw badField('pattern', issue)
    return input
  },
})

/**
 * The own plant; for people of the company the first of its plants: a preview is a number that will be given, and no
 * record has its number from the company as a whole.
 */
export async function numberingPlant(sql: Sql, own: string | null): Promise<string | null> {
  if (own !== null && own !== wholeCompany) return own
  const first = await sql.maybe<{ plantCd: string }>(
    `select "plantCd" from "plant" where "plantCd" <> $1 order by "plantCd" limit 1`,
    [wholeCompany],
  )
  return first?.plantCd ?? own
}

/** The facts beside each rule on the page. */
export async function rulesFor({ sql, session, today }: Context): Promise<RuleView[]> {
  const rules = await sql.query<
    NumberRule & { ruleCd: string; prefix: string | null; lastSeq: number | null; plantCd: string | null }
  >(
    `select n."ruleCd", n."pattern", n."resetCd", c."prefix", c."lastSeq", c."plantCd" from "numbering" n
     left join lateral (select "prefix", "lastSeq", "plantCd" from "numberCounter" c where c."ruleCd" = n."ruleCd" order by "updateDt" desc limit 1) c on true
     order by n."ruleCd"`,
  )
  const views: RuleView[] = []
  const usualPlant = await numberingPlant(sql, session.plantCd)
  for (const { ruleCd, prefix, lastSeq, plantCd, ...rule } of rules) {
    const numbered = numberedField(ruleCd, session.language)
    if (!numbered) continue
    const lastNo = prefix && lastSeq ? numberWith(prefix, lastSeq) : null
    const nextNo = await previewNumber(sql, rule, {
      plantCd: plantCd ?? usualPlant,
      day: today,
    })
    views.push({ ruleCd, title: numbered.title, label: numbered.label, lastNo, nextNo })
  }
  return views
}

const countersShown = 50
/** The newest counts of a rule, one a plant and period. */
export async function countersOf(
  { sql, session }: Pick<Context, 'sql' | 'session'>,
  ruleCd: string,
): Promise<CounterView[]> {
  const rows = await sql.query<Omit<CounterView, 'lastNo'> & { prefix: string }>(
    `select c."counterKey", c."plantCd", ${plantName('p', session.language)} as "plantNm", c."lastSeq", c."prefix", c."updateDt" from "numberCounter" c left join "plant" p using ("plantCd")
     where c."ruleCd" = $1 order by c."updateDt" desc, c."counterKey" desc limit ${countersShown}`,
    [ruleCd],
  )
  return rows.map(({ prefix, ...row }) => ({ ...row, lastNo: numberWith(prefix, row.lastSeq) }))
}
/** Goes on from a number that was used on paper. @throws Refusal 400 backwards or beyond the digits, 404 */
export async function raiseCounter(context: Context, counterKey: string, lastSeq: number): Promise<void> {
  const stored = await context.sql.maybe<{ lastSeq: number; prefix: string }>(
    'select "lastSeq", "prefix" from "numberCounter" where "counterKey" = $1 for update',
    [counterKey],
  )
  if (!stored) throw notFound()
  if (lastSeq < stored.lastSeq)
    throw badField('lastSeq', numberingMessages.backwards({ lastSeq: stored.lastSeq }))
  const most = 10 ** Number(/\{seq(\d)\}/.exec(stored.prefix)?.[1] ?? 1) - 1
  if (lastSeq > most) throw badField('lastSeq', numberingMessages.tooLarge({ most }))
  await context.sql.query(
    'update "numberCounter" set "lastSeq" = $2, "updateDt" = now() where "counterKey" = $1',
    [counterKey, lastSeq],
  )
  await audit(context, acts.update, 'numberCounter', counterKey, { lastSeq: [stored.lastSeq, lastSeq] })
}
