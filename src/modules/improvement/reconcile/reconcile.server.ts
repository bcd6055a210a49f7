import { addRow, sideTable } from '../../../core/server/entity/side-table.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { improvementStates } from '../improvement/improvement-transitions.rule.ts'
import { compareSource, type Difference, type RegisterHas, type SourceSays } from './reconcile.rule.ts'
import { outboxQueueNm } from '../improvement/outbox.server.ts'
import { reconcileSentences } from './reconcile.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** One comparison a day. */
const reconciliations = sideTable(
  'improvementReconcile',
  { baseYmd: 'date', runDt: 'timestamptz', checkedCnt: 'integer', differences: 'jsonb' },
  ['baseYmd'],
)

/** Interval at which the clock checks whether today's comparison was made. */
export const reconcileClockMs = 10 * 60_000
/** From which hour of the day (Korea) it is made. */
const reconcileTime = '02:00'
/** Most differences that are kept of a day; the count says how many there are. */
const mostKept = 500

/**
 * Reads back from a source: every record of `keys` that it still has, and every other record of which it has
 * reported a finding.
 */
export type ReadBack = (context: Context, keys: readonly string[]) => Promise<SourceSays[]>
const sources = new Map<string, ReadBack>()
/** A source says once how it is read back. */
export const readBackImprovements = (sourceModuleCd: string, readBack: ReadBack): void =>
  void sources.set(sourceModuleCd, readBack)

/** Rules by which the register must agree with itself; each query lists the rows that break it. */
const inner: readonly { rule: Sentence; where: string }[] = [
  { rule: reconcileSentences.knownState(), where: `not ("state" = any($1))` },
  {
    rule: reconcileSentences.lastState(),
    where: `exists (select 1 from "comStateHist" h where h."taskClassNm" = 'improvement' and h."taskKey" = i."imprNo"::text) and $1::text[] is not null
      and "state" is distinct from (select h."toStatCd" from "comStateHist" h where h."taskClassNm" = 'improvement' and h."taskKey" = i."imprNo"::text order by h."stateHistNo" desc limit 1)`,
  },
  {
    rule: reconcileSentences.closeDay(),
    where: `$1::text[] is not null and ("state" = 'closed') <> ("closeDt" is not null)`,
  },
  {
    rule: reconcileSentences.dueAfter(),
    where: `$1::text[] is not null and "state" in ('received', 'assigned', 'inProgress') and ("dueDt" is null or "orgDueDt" is null)`,
  },
  {
    rule: reconcileSentences.extensions(),
    where: `$1::text[] is not null and coalesce("extCnt", 0) <> (select count(*) from "improvementExtension" e where e."imprNo" = i."imprNo" and e."extStatCd" = 'A')`,
  },
]

async function innerDifferences({ sql }: Context): Promise<Difference[]> {
  const found = await Promise.all(
    inner.map(async ({ rule, where }) =>
      (
        await sql.query<{ imprCd: string | null; imprNo: number; state: string }>(
          `select i."imprCd", i."imprNo", i."state" from "improvement" i where ${where} order by i."imprNo" limit ${mostKept}`,
          [Object.keys(improvementStates)],
        )
      ).map(({ imprCd, imprNo, state }): Difference => ({
        kind: 'inner',
        sourceModuleCd: null,
        rowKey: imprCd ?? String(imprNo),
        sourceTxt: String(rule),
        registerTxt: improvementStates[state as keyof typeof improvementStates] ?? state,
      })),
    ),
  )
  return found.flat()
}

/** Compares the register with every source that can be read back, and with itself. */
export async function differencesOf(
  context: Context,
): Promise<{ checkedCnt: number; differences: Difference[] }> {
  const { sql } = context
  const has = await sql.query<RegisterHas & { sourceModuleCd: string }>(
    `select i."sourceModuleCd", i."sourceKey", count(*)::int as "total", count(*) filter (where coalesce(m."state", i."state") = 'closed')::int as "closed",
       coalesce(sum((select count(*) from "queueJob" q where q."queueNm" = '${outboxQueueNm}' and q."state" <> 'done' and (q."data"->>'imprNo')::bigint = i."imprNo")), 0)::int as "unheard"
     from "improvement" i left join "improvement" m on m."imprNo" = i."mergeToNo" where i."sourceKey" is not null group by 1, 2`,
  )
  const differences: Difference[] = []
  for (const [sourceModuleCd, readBack] of sources) {
    const own = has.filter((each) => each.sourceModuleCd === sourceModuleCd)
    const says = await readBack(
      context,
      own.map(({ sourceKey }) => sourceKey),
    )
    differences.push(...compareSource(sourceModuleCd, says, own))
  }
  differences.push(...(await innerDifferences(context)))
  const { checkedCnt } = await sql.one<{ checkedCnt: number }>(
    'select count(*)::int as "checkedCnt" from "improvement"',
  )
  return { checkedCnt, differences }
}

/**
 * The comparison of the day, once, from 02:00 on (impr.md 10.5).
 * @returns how many improvements were compared and what was found; 0 when today's has been made
 */
export async function reconcileImprovements(engine: Engine): Promise<{ cnt: number; message: string }> {
  const now = momentOf(engine.clock.now())
  const today = dayOfMoment(now)
  const nothing = { cnt: 0, message: '' }
  if (now.slice(11, 16) < reconcileTime) return nothing
  if (await engine.database.maybe('select 1 from "improvementReconcile" where "baseYmd" = $1', [today]))
    return nothing
  return inTransaction(engine, asSystem('개선 대장 대사'), async (context) => {
    const { checkedCnt, differences } = await differencesOf(context)
    const compared = {
      baseYmd: today,
      runDt: now,
      checkedCnt,
      differences: differences.slice(0, mostKept),
    }
    const first = await addRow(context, reconciliations, compared)
    return first
      ? {
          cnt: Math.max(1, checkedCnt),
          message: String(reconcileSentences.differences({ count: differences.length })),
        }
      : nothing
  })
}

/** The newest comparison. */
export interface Reconciliation {
  baseYmd: string
  runDt: string
  checkedCnt: number
  differences: Difference[]
}
export const lastReconciliation = async ({ sql }: Context): Promise<Reconciliation | null> =>
  (await sql.maybe<Reconciliation>(
    `select to_char("baseYmd", 'YYYY-MM-DD') as "baseYmd", "runDt", "checkedCnt", "differences" from "improvementReconcile" order by "baseYmd" desc limit 1`,
  )) ?? null
