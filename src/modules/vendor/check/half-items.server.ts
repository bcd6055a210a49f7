import type { Context } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { lastDay, monthAfter } from '../../../core/shared/periods.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { heldStates, monthlyKind } from '../council/council.rule.ts'
import { safetyFigures } from '../eval/company-figures-port.server.ts'
import { spanOfHalf } from '../eval/forecast.rule.ts'
import { vendorContractRecords, vendorRecords } from '../record-pages.rule.ts'
import { evalKinds } from '../vendor/vendor-codes.rule.ts'
import { countedStates } from '../warn/warn-transitions.rule.ts'
import { countedItem, itemOf, type HalfItems, type HalfRow } from './half-items.rule.ts'
import { halfItemTexts } from './vendor-half.texts.ts'

interface ContractRow {
  no: number
  contractCd: string
  contractNm: string
  vendorNm: string
  safetyCost: number | null
  infoTargetYn: string | null
  evalTo: string | null
  received: boolean
}
/** Contracts that run in the half-year, with the evaluation before them, the cost and the information given. */
const contractsOf = ({ sql }: Context, plantCd: string, from: string, to: string): Promise<ContractRow[]> =>
  sql.query<ContractRow>(
    `select c."contractNo" as "no", c."contractCd", c."contractNm", v."vendorNm", c."safetyAmt"::float8 as "safetyCost", c."infoTargetYn",
       (select max(e."validToYmd")::text from "vendorEval" e where e."vendorCd" = c."vendorCd" and e."plantCd" = c."plantCd" and e."evalTypeCd" = $4
          and e."state" = 'confirmed' and e."passYn" = 'Y' and e."validToYmd" >= greatest(c."fromYmd", $2::date)
          and (e."confirmDt" at time zone 'Asia/Seoul')::date <= $3::date) as "evalTo",
       exists (select 1 from "safetyInfo" s where s."contractNo" = c."contractNo" and s."state" in ('received', 'checked')) as "received"
     from "vendorContract" c join "vendor" v using ("vendorCd")
     where c."plantCd" = $1 and c."state" in ('active', 'ended') and c."fromYmd" <= $3 and c."toYmd" >= $2 order by v."vendorNm", c."contractNm"`,
    [plantCd, from, to, evalKinds.selection],
  )

/** Months of the half that are over, or in which the council has met. */
async function councilsOf(
  { sql, today }: Context,
  plantCd: string,
  from: string,
  to: string,
): Promise<HalfRow[]> {
  const held = new Map(
    (
      await sql.query<{ ym: string; no: number; councilCd: string; held: boolean }>(
        `select "councilYm" as "ym", "councilNo" as "no", "councilCd", "state" = any($4::text[]) as "held" from "council"
         where "plantCd" = $1 and "kindCd" = $5 and "councilYm" between $2 and $3`,
        [plantCd, from.slice(0, 7), to.slice(0, 7), heldStates, monthlyKind],
      )
    ).map((row) => [row.ym, row]),
  )
  const rows: HalfRow[] = []
  for (let ym = from.slice(0, 7); ym <= to.slice(0, 7); ym = monthAfter(ym)) {
    const found = held.get(ym)
    if (!found?.held && lastDay(ym) >= today) continue
    rows.push({
      name: ym,
      detail: found?.councilCd ?? '',
      ok: found?.held ?? false,
      url: found ? addressOf(vendorRecords.council, found.no) : null,
    })
  }
  return rows
}

/**
 * What a plant owed its contractors in a half-year and what of it is done, each with its list (vendor R11). A half that
 * goes on is counted until today. Names are in Korean: what is frozen reads the same for everybody.
 */
export async function halfItems(
  context: Context,
  plantCd: string,
  half: { halfYear: string; halfCd: string },
): Promise<HalfItems> {
  const { sql, today } = context
  const say = sayIn(halfItemTexts, () => 'kr')
  const span = spanOfHalf({ evalYear: half.halfYear, halfCd: half.halfCd })
  const baseYmd = span.to < today ? span.to : today
  const { plantNm } = await sql.one<{ plantNm: string }>(
    // In Korean: a paper for authorities in Korea.
    'select "plantNm" from "plant" where "plantCd" = $1',
    [plantCd],
  )
  const contracts = await contractsOf(context, plantCd, span.from, baseYmd)
  const ofContract = (ok: (row: ContractRow) => boolean, detail: (row: ContractRow) => string) =>
    contracts.map((row): HalfRow => ({
      name: `${row.vendorNm} · ${row.contractNm}`,
      detail: [row.contractCd, detail(row)].filter(Boolean).join(' · '),
      ok: ok(row),
      url: addressOf(vendorContractRecords.vendorContract, row.no),
    }))
  const informed = contracts.filter(({ infoTargetYn }) => infoTargetYn === 'Y')
  const { quarters, gaps, done, owed } = await safetyFigures.rounds(context, { plantCd, ...span })
  const safety = await safetyFigures.companies(context, { plantCd, from: span.from, to: baseYmd })
  const names = new Map(
    (
      await sql.query<{ vendorCd: string; vendorNm: string }>(
        'select "vendorCd", "vendorNm" from "vendor" where "vendorCd" = any($1::text[])',
        [safety.map(({ vendorCd }) => vendorCd)],
      )
    ).map(({ vendorCd, vendorNm }) => [vendorCd, vendorNm]),
  )
  const checks = safety.filter(({ selfChecks }) => selfChecks[1] > 0)
  const warns = await sql.query<{
    no: number
    warnCd: string
    violNm: string
    vendorNm: string
    state: string
  }>(
    `select t."warnNo" as "no", t."warnCd", s."violNm", v."vendorNm", t."state" from "warnPoint" t join "violStd" s using ("violStdNo")
       join "vendor" v on v."vendorCd" = t."vendorCd"
     where t."plantCd" = $1 and t."state" = any($4::text[]) and (t."occurDt" at time zone 'Asia/Seoul')::date between $2 and $3 order by t."occurDt"`,
    [plantCd, span.from, baseYmd, countedStates],
  )
  const companies = await sql.query<{ vendorNm: string; no: number | null; evalCd: string | null }>(
    `select v."vendorNm", e."vendorEvalNo" as "no", e."evalCd" from (select distinct "vendorCd" from "vendorContract"
       where "plantCd" = $1 and "state" in ('active', 'ended') and "fromYmd" <= $3 and "toYmd" >= $2) c join "vendor" v using ("vendorCd")
     left join lateral (select "vendorEvalNo", "evalCd" from "vendorEval" where "vendorCd" = c."vendorCd" and "plantCd" = $1 and "evalTypeCd" = $4
       and "evalYear" = $5 and "halfCd" = $6 and "state" <> 'cancelled' order by 1 desc limit 1) e on true order by 1`,
    [plantCd, span.from, baseYmd, evalKinds.halfYear, half.halfYear, half.halfCd],
  )
  return {
    plantCd,
    plantNm,
    ...half,
    ...span,
    baseYmd,
    items: [
      itemOf(
        'contract',
        ofContract(
          () => true,
          () => '',
        ),
      ),
      itemOf(
        'selection',
        ofContract(
          ({ evalTo }) => evalTo !== null,
          ({ evalTo }) => (evalTo ? say('until', { day: evalTo }) : ''),
        ),
      ),
      itemOf(
        'cost',
        ofContract(
          ({ safetyCost }) => (safetyCost ?? 0) > 0,
          ({ safetyCost }) =>
            safetyCost ? say('amount', { amount: safetyCost.toLocaleString('ko-KR') }) : '',
        ),
      ),
      itemOf(
        'info',
        ofContract(
          ({ received }) => received,
          () => '',
        ).filter(({ url }) =>
          informed.some(({ no }) => addressOf(vendorContractRecords.vendorContract, no) === url),
        ),
      ),
      itemOf('council', await councilsOf(context, plantCd, span.from, span.to)),
      itemOf(
        'joint',
        quarters
          .filter(({ held, isOver }) => held > 0 || isOver)
          .map(({ quarter, held }): HalfRow => ({
            name: quarter,
            detail: held > 0 ? String(held) : '',
            ok: held > 0,
            url: null,
          })),
      ),
      countedItem(
        'round',
        done,
        owed,
        gaps.map(({ vendorNm, from, to }): HalfRow => ({
          name: vendorNm,
          detail: `${from} ~ ${to}`,
          ok: false,
          url: null,
        })),
      ),
      itemOf(
        'correction',
        warns.map(({ no, warnCd, violNm, vendorNm, state }): HalfRow => ({
          name: `${vendorNm} · ${violNm}`,
          detail: warnCd,
          ok: state === 'closed',
          url: addressOf(vendorRecords.warnPoint, no),
        })),
      ),
      countedItem(
        'selfCheck',
        checks.reduce((sum, { selfChecks }) => sum + selfChecks[0], 0),
        checks.reduce((sum, { selfChecks }) => sum + selfChecks[1], 0),
        checks.map(({ vendorCd, selfChecks }): HalfRow => ({
          name: names.get(vendorCd) ?? vendorCd,
          detail: `${selfChecks[0]}/${selfChecks[1]}`,
          ok: selfChecks[0] === selfChecks[1],
          url: null,
        })),
      ),
      itemOf(
        'evaluation',
        companies.map(({ vendorNm, no, evalCd }): HalfRow => ({
          name: vendorNm,
          detail: evalCd ?? '',
          ok: no !== null,
          url: no === null ? null : addressOf(vendorRecords.vendorEval, no),
        })),
      ),
    ],
  }
}
