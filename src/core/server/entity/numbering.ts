import {
  counterKey,
  filledPattern,
  numberWith,
  resetOf,
  type NumberReset,
} from '../../shared/number-pattern.ts'
import { wholeCompany } from '../../shared/whole-company.ts'
import type { Sql } from '../database/database.ts'

export interface NumberingFacts {
  plantCd?: string | null
  /** Day in Seoul, 'YYYY-MM-DD'. */
  day: string
  /**
   * Entity and field, `workPermit.permitCd`: the administrator's rule of this name stands in for the pattern.
   */
  ruleCd?: string
}

/**
 * The next human number of a document, e.g. `P-{plant}-{YYYYMMDD}-{seq4}` → P-1000-20260310-0001 (admin R9).
 * Gapless: the counter row is locked until the saving transaction ends (identity values jump after a
 * failover). The count starts anew with the rule's year, month or day; a number that looks like the ones of
 * another counter goes on from there.
 */
export async function nextNumber(sql: Sql, pattern: string, facts: NumberingFacts): Promise<string> {
  const { rule, named } = await ruleFor(sql, pattern, facts)
  const filled = filledPattern(rule.pattern, named)
  const { lastSeq } = await sql.one<{ lastSeq: number }>(
    `insert into "numberCounter" ("counterKey", "ruleCd", "plantCd", "prefix", "lastSeq")
     values ($1, $2, $3, $4, 1 + coalesce((select max("lastSeq") from "numberCounter" where "prefix" = $4 and "counterKey" <> $1), 0))
     on conflict ("counterKey") do update set "lastSeq" = "numberCounter"."lastSeq" + 1, "ruleCd" = excluded."ruleCd", "plantCd" = excluded."plantCd",
       "prefix" = excluded."prefix", "updateDt" = now()
     returning "lastSeq"`,
    [counterKey(rule.pattern, rule.resetCd, named), facts.ruleCd ?? null, facts.plantCd ?? null, filled],
  )
  return numberWith(filled, lastSeq)
}

/** The number that `nextNumber` would give now, without using it up. */
export async function previewNumber(sql: Sql, rule: NumberRule, facts: NumberingFacts): Promise<string> {
  const { named } = await ruleFor(sql, rule.pattern, { plantCd: facts.plantCd ?? null, day: facts.day })
  const filled = filledPattern(rule.pattern, named)
  const { lastSeq } = await sql.one<{ lastSeq: number }>(
    `select coalesce((select "lastSeq" from "numberCounter" where "counterKey" = $1), (select max("lastSeq") from "numberCounter" where "prefix" = $2), 0) as "lastSeq"`,
    [counterKey(rule.pattern, rule.resetCd, named), filled],
  )
  return numberWith(filled, lastSeq + 1)
}

export interface NumberRule {
  pattern: string
  resetCd: NumberReset
}
async function ruleFor(sql: Sql, pattern: string, { plantCd, day, ruleCd }: NumberingFacts) {
  const stored = await sql.one<{
    pattern: string | null
    resetCd: NumberReset | null
    shortNm: string | null
  }>(
    `select n."pattern", n."resetCd", p."shortNm" from (select 1) one
     left join "numbering" n on n."ruleCd" = $1 left join "plant" p on p."plantCd" = $2`,
    [ruleCd ?? null, plantCd ?? wholeCompany],
  )
  const rule: NumberRule = {
    pattern: stored.pattern ?? pattern,
    resetCd: stored.resetCd ?? resetOf(stored.pattern ?? pattern),
  }
  return {
    rule,
    named: { plantCd: plantCd ?? wholeCompany, plantShort: stored.shortNm ?? plantCd ?? wholeCompany, day },
  }
}
