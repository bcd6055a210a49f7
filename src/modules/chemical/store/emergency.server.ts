import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { stockAt } from '../stock/stock.routes.ts'
import type { StockAt } from '../stock/stock-at.rule.ts'
import { chmStore } from './chm-store.resource.ts'
import { showMultiple, showQuantity } from './quantity.rule.ts'
import { productFacts } from './store-facts.server.ts'
import { multipleLevels } from './store-multiple.rule.ts'
import { judgeStore, storageTables, storeFacts } from './store-status.server.ts'

interface Asked {
  baseDt: string
  storeNo: number | null
  plantCd: string | null
}
interface Place {
  storeNo: number
  storeNm: string
  storeTypeNm: string | null
  plantNm: string
  areaNm: string | null
  floorNm: string | null
  hazMgr: string | null
  chmMgr: string | null
  protections: string[]
}
interface Hazard {
  prodNo: number
  hazItemNm: string | null
  signal: string | null
  pictos: string | null
  emergencyTel: string | null
  fire: string | null
  spill: string | null
}
/** As much of a section as fits a line that is read in a hurry. */
const mostCharacters = 400
const shortened = (value: string | null): string => {
  const plain = (value ?? '').replaceAll(/\s+/g, ' ').trim()
  return plain === ''
    ? 'MSDS 없음'
    : plain.length > mostCharacters
      ? `${plain.slice(0, mostCharacters)}… (MSDS 참조)`
      : plain
}

/**
 * 소방 인계팩: what stood where at a moment, with hazards, UN numbers, multiples, pairs that must not meet, what
 * to do in a fire or a spill, and whom to call. Nothing of the composition is told beyond the CAS numbers
 * that are open. (chm.md 10.3; features 4)
 */
export async function emergencySheet(context: Context, { baseDt, storeNo, plantCd }: Asked): Promise<Sheet> {
  const places = await placesOf(context, storeNo, plantCd)
  const held = await stockAt(context, baseDt, {
    ...(storeNo !== null && { storeNo }),
    ...(plantCd && { plantCd }),
  })
  const prodNos = [...new Set(held.map(({ prodNo }) => prodNo))]
  const tables = await storageTables(context, plantCd)
  const [facts, hazards, stores] = await Promise.all([
    productFacts(context.sql, prodNos, tables.limits.groupContentPct),
    hazardsOf(context, prodNos),
    storeFacts(
      context,
      places.map((place) => place.storeNo),
    ),
  ])
  const factOf = new Map(facts.map((each) => [each.prodNo, each]))
  const hazardOf = new Map(hazards.map((each) => [each.prodNo, each]))
  const shown = places.flatMap((place) => {
    const lots = held.filter((lot) => lot.storeNo === place.storeNo)
    const store = stores.find((each) => each.storeNo === place.storeNo)
    return store && (lots.length > 0 || storeNo !== null)
      ? [{ place, lots, status: judgeStore(store, lots, factOf, tables) }]
      : []
  })
  const plantNm = places[0]?.plantNm ?? ''
  return {
    title: '소방 인계팩',
    subtitle: `${plantNm}${storeNo === null ? '' : ` · ${places[0]?.storeNm ?? ''}`} · ${showMoment(baseDt)} 현재`,
    landscape: true,
    facts: [
      { label: '보관 장소', value: `${shown.length}곳`, strong: true },
      { label: '보관 제품', value: `${prodNos.length}종`, strong: true },
    ],
    tables: [
      {
        title: '장소와 연락처',
        columns: [
          { label: '장소', width: 1.6 },
          { label: '유형·위치', width: 2 },
          { label: '지정수량 배수', width: 1.2 },
          { label: '방호설비', width: 2 },
          { label: '위험물안전관리자', width: 1.8 },
          { label: '관리자', width: 1.8 },
        ],
        rows: shown.map(({ place, status }) => [
          place.storeNm,
          [place.storeTypeNm, place.areaNm, place.floorNm].filter(Boolean).join(' · '),
          `${status.level === 'over' || status.level === 'unpermitted' ? '!' : ''}${showMultiple(status.multiple)}배 ${multipleLevels[status.level]}`,
          place.protections.join(', '),
          place.hazMgr ?? '해당 없음',
          place.chmMgr ?? '',
        ]),
      },
      ...shown.map(({ place, lots }) => ({
        title: `${place.storeNm}: 무엇이 얼마나`,
        columns: [
          { label: '제품', width: 2.4 },
          { label: 'UN', width: 0.7 },
          { label: 'CAS', width: 1.6 },
          { label: '수량', width: 1.1, number: true },
          { label: '위험물', width: 1.4 },
          { label: '신호어·그림문자', width: 2.6 },
          { label: '긴급전화', width: 1.3 },
        ],
        rows: byProduct(lots).map((lot) => {
          const hazard = hazardOf.get(lot.prodNo)
          return [
            lot.prodNm,
            lot.unNo ?? '',
            lot.casNos.slice(0, 3).join(', '),
            `${showQuantity(lot.qty)} ${lot.unitCd}`,
            hazard?.hazItemNm ?? '비위험물',
            [hazard?.signal, hazard?.pictos].filter(Boolean).join(': '),
            hazard?.emergencyTel ?? '119',
          ]
        }),
      })),
      {
        title: '서로 닿으면 안 되는 제품',
        columns: [
          { label: '장소', width: 1.3 },
          { label: '제품', width: 1.6 },
          { label: '제품', width: 1.6 },
          { label: '판정', width: 3 },
        ],
        rows: shown.flatMap(({ place, status }) =>
          status.inside.map(({ otherNm, prodNm, result, message }) => [
            place.storeNm,
            otherNm,
            prodNm,
            `${result === 'X' ? '!금지: ' : '분리: '}${message}`,
          ]),
        ),
      },
      {
        title: '화재·누출 시 조치(MSDS 5·6항)',
        columns: [
          { label: '제품', width: 1.4 },
          { label: '폭발·화재 시', width: 3 },
          { label: '누출 사고 시', width: 3 },
        ],
        rows: prodNos.map((prodNo) => {
          const hazard = hazardOf.get(prodNo)
          return [
            factOf.get(prodNo)?.prodNm ?? '',
            shortened(hazard?.fire ?? null),
            shortened(hazard?.spill ?? null),
          ]
        }),
      },
    ],
    notes: [
      '수불전표로 계산한 재고입니다. 제조공정·배관 안의 물질은 들어 있지 않습니다. 물과 반응하는 물질이 있는지 먼저 확인하십시오.',
    ],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}

/** The lots of a store product by product. */
function byProduct(lots: readonly StockAt[]): StockAt[] {
  const found = new Map<number, StockAt>()
  for (const lot of lots) {
    const known = found.get(lot.prodNo)
    found.set(lot.prodNo, known ? { ...known, qty: known.qty + lot.qty } : lot)
  }
  return [...found.values()]
}

function placesOf(
  { sql, session }: Context,
  storeNo: number | null,
  plantCd: string | null,
): Promise<Place[]> {
  const binds = new Binds()
  const where = [scopeWhere(chmStore, session, 't', binds), `coalesce(t."useYn", 'Y') = 'Y'`]
  if (storeNo !== null) where.push(`t."storeNo" = ${binds.add(storeNo)}`)
  if (plantCd) where.push(`t."plantCd" = ${binds.add(plantCd)}`)
  const person = (alias: string) =>
    `${alias}."userNm" || coalesce(' ' || coalesce(${alias}."officeTel", ${alias}."phoneNo"), '')`
  return sql.query<Place>(
    `select t."storeNo", t."storeNm", c."codeNm" as "storeTypeNm", n."plantNm", a."areaNm", t."floorNm", ${person('h')} as "hazMgr", ${person('m')} as "chmMgr",
       array_remove(array[case when t."ventYn" = 'Y' then '환기' end, case when t."dikeYn" = 'Y' then '방유제' || coalesce(' ' || trim_scale(t."dikeCapQty") || ' L', '') end,
         case when t."fireSepYn" = 'Y' then '방화 격벽' end, case when t."gasDetYn" = 'Y' then '가스감지기' end, case when t."showerYn" = 'Y' then '세안·샤워' end], null) as "protections"
     from "chmStore" t join "plant" n using ("plantCd") left join "permitArea" a on a."areaCd" = t."areaCd"
     left join "codeItem" c on c."codeGrpCd" = 'CHM_STORE_TYPE' and c."code" = t."storeTypeCd"
     left join "user" h on h."userId" = t."hazMgrUserId" left join "user" m on m."userId" = t."chmMgrUserId"
     where ${where.join(' and ')} order by t."storeCd"`,
    binds.values,
  )
}
const hazardsOf = ({ sql }: Context, prodNos: readonly number[]): Promise<Hazard[]> =>
  sql.query<Hazard>(
    `select p."prodNo", i."codeNm" as "hazItemNm", g."codeNm" as "signal", m."emergencyTel",
       (select string_agg(c."codeNm", ', ' order by c."code") from "codeItem" c where c."codeGrpCd" = 'PICTO' and c."code" = any(m."pictoCds")) as "pictos",
       (select s."contents" from "chmMsdsSect" s where s."msdsNo" = m."msdsNo" and s."sectCd" = '05') as "fire",
       (select s."contents" from "chmMsdsSect" s where s."msdsNo" = m."msdsNo" and s."sectCd" = '06') as "spill"
     from "chmProduct" p
     left join lateral (select * from "chmMsds" m where m."prodNo" = p."prodNo" and m."langCd" = 'kr' and m."state" in ('valid', 'revising') order by m."msdsNo" desc limit 1) m on true
     left join "codeItem" i on i."codeGrpCd" = 'CHM_HAZ_ITEM' and i."code" = p."hazItemCd"
     left join "codeItem" g on g."codeGrpCd" = 'SIGNAL' and g."code" = m."signalWordCd"
     where p."prodNo" = any($1::bigint[])`,
    [prodNos],
  )
