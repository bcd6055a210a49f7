import { plantName } from '../plant/plant-name.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import type { Sql } from '../../core/server/database/database.ts'
import type { Language } from '../../core/shared/session.ts'
import { badField } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { sysParam } from './parameter.resource.ts'
import { parameterMessages } from './parameter.texts.ts'

/**
 * Fields of a value in force that cannot be changed, because records refer to the day on which it held. Unit,
 * source, note and the mark may be corrected.
 */
const fixed = ['paramCd', 'plantCd', 'val', 'fromYmd'] as const
export const sysParamBehaviour = defineBehaviour(sysParam, {
  beforeSave: async (input, { today, now, sql, session }, before) => {
    if (before && before.fromYmd <= today) {
      const changed = fixed.find((name) => (input[name] ?? null) !== before[name])
      if (changed) throw badField(changed, parameterMessages.past())
    }
    if (
      input.fromYmd < today &&
      input.fromYmd !== before?.fromYmd &&
      (await wasKnown(sql, input.paramCd, before?.sysParamNo))
    )
      throw badField('fromYmd', parameterMessages.backwards())
    if (!isNumber(input.val) && (await isFigure(sql, input.paramCd)))
      throw badField('val', messages.notANumber(sysParam.fields.val.label))
    return { ...input, ...confirmation(input, before, { confirmUserId: session.userId, confirmDt: now }) }
  },
  mayDelete: (row, { today }) => (row.fromYmd <= today ? parameterMessages.past() : undefined),
})

interface Marked {
  confirmNeededYn?: string | null | undefined
  source?: string | null | undefined
}
/**
 * The mark 확인 필요 goes when somebody has compared the figure with its source and names the source; it comes
 * back without that name.
 * @throws Refusal 400 without a source
 */
function confirmation<Confirmed extends object>(
  input: Marked,
  before: Marked | undefined,
  confirmed: Confirmed,
): Confirmed | { confirmUserId: null; confirmDt: null } | undefined {
  if (!before || input.confirmNeededYn === before.confirmNeededYn) return undefined
  if (input.confirmNeededYn === 'Y') return { confirmUserId: null, confirmDt: null }
  if (!input.source?.trim()) throw badField('source', parameterMessages.sourceNeeded())
  return confirmed
}

/**
 * The first value of a parameter may say since when it has held; later ones would change what records went
 * by.
 */
const wasKnown = async (sql: Sql, paramCd: string, except: number | undefined): Promise<boolean> =>
  (await sql.maybe(
    'select 1 from "sysParam" where "paramCd" = $1 and "sysParamNo" is distinct from $2 limit 1',
    [paramCd, except ?? null],
  )) !== undefined

const isNumber = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value)
/** Rules calculate with it: every value so far is a number. */
async function isFigure(sql: Sql, paramCd: string): Promise<boolean> {
  const { figure } = await sql.one<{ figure: boolean | null }>(
    `select bool_and("val" ~ '^-?\\d+(\\.\\d+)?$') as "figure" from "sysParam" where "paramCd" = $1`,
    [paramCd],
  )
  return figure ?? false
}

/** A value in force, with the day since which it holds. */
export interface Parameter {
  paramCd: string
  val: string
  fromYmd: string
  confirmNeededYn: 'Y' | 'N'
}
/**
 * The values in force on a day at a plant, of the codes that start with the prefix: the plant's own before
 * the one for all plants, then the newest.
 * @param day 'YYYY-MM-DD'
 */
export async function parametersOn(
  sql: Sql,
  prefix: string,
  plantCd: string | null,
  day: string,
): Promise<Map<string, Parameter>> {
  const rows = await sql.query<Parameter>(
    `select distinct on ("paramCd") "paramCd", "val", "fromYmd", "confirmNeededYn" from "sysParam"
     where starts_with("paramCd", $1) and ("plantCd" is null or "plantCd" = $2) and "fromYmd" <= $3
     order by "paramCd", "plantCd" nulls last, "fromYmd" desc`,
    [prefix, plantCd, day],
  )
  return new Map(rows.map((row) => [row.paramCd, row]))
}

/**
 * Keeping times and deadlines in force on a day: the stored value of the same name where it is a whole number
 * above zero, else the one that is given.
 * @param day 'YYYY-MM-DD'
 */
export async function parametersOr<N extends string>(
  sql: Sql,
  usual: Readonly<Record<N, number>>,
  day: string,
): Promise<Record<N, number>> {
  const names = Object.keys(usual) as N[]
  const prefixes = [...new Set(names.map((name) => name.slice(0, name.indexOf('_') + 1)))]
  const stored = await Promise.all(prefixes.map((prefix) => parametersOn(sql, prefix, null, day)))
  const valueOf = (name: N): number => {
    const value = Number(stored.find((values) => values.has(name))?.get(name)?.val)
    return Number.isInteger(value) && value > 0 ? value : usual[name]
  }
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, number>
}

/** A value in force with what the page shows beside it. */
export interface ParameterInForce extends Parameter {
  sysParamNo: number
  plantCd: string | null
  plantNm: string | null
  unit: string | null
  source: string | null
  note: string | null
  confirmUserNm: string | null
  confirmDt: string | null
  /** Day from which another value holds; null when none is known yet. */
  nextYmd: string | null
}
/** The parameters on a day: the value for all plants, and beside it those of single plants. */
export async function parametersInForce(
  sql: Sql,
  { day, paramCd, plantCd, language }: { day: string; paramCd: string; plantCd: string; language: Language },
): Promise<ParameterInForce[]> {
  return sql.query<ParameterInForce>(
    `select distinct on (s."paramCd", s."plantCd") s."sysParamNo", s."paramCd", s."plantCd", ${plantName('p', language)} as "plantNm", s."val", s."fromYmd", s."unit", s."source", s."note",
       s."confirmNeededYn", u."userNm" as "confirmUserNm", to_json(s."confirmDt")#>>'{}' as "confirmDt", s."updateDt",
       (select min(n."fromYmd") from "sysParam" n where n."paramCd" = s."paramCd" and n."plantCd" is not distinct from s."plantCd" and n."fromYmd" > $1) as "nextYmd"
     from "sysParam" s left join "plant" p using ("plantCd") left join "user" u on u."userId" = s."confirmUserId"
     where s."fromYmd" <= $1 and strpos(lower(s."paramCd"), lower($2)) > 0 and ($3 = '' or s."plantCd" = $3)
     order by s."paramCd", s."plantCd" nulls first, s."fromYmd" desc`,
    [day, paramCd, plantCd],
  )
}
