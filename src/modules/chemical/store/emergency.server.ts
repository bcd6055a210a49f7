import { plantName } from '../../../platform/plant/plant-name.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
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
import { paperSentences } from './store-papers.texts.ts'
import type { Said } from '../../../core/shared/sentence.ts'

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
  ventYn: string | null
  dikeYn: string | null
  dikeCapQty: number | null
  fireSepYn: string | null
  gasDetYn: string | null
  showerYn: string | null
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
const protectionsOf = (place: Place): Said => {
  const { ventYn, dikeYn, dikeCapQty, fireSepYn, gasDetYn, showerYn } = place
  return paperSentences.list({
    all: [
      ...(ventYn === 'Y' ? [paperSentences.ventilated()] : []),
      ...(dikeYn === 'Y'
        ? [
            dikeCapQty === null
              ? paperSentences.dike()
              : paperSentences.dikeOf({ litres: String(dikeCapQty) }),
          ]
        : []),
      ...(fireSepYn === 'Y' ? [paperSentences.fireWall()] : []),
      ...(gasDetYn === 'Y' ? [paperSentences.gasDetector()] : []),
      ...(showerYn === 'Y' ? [paperSentences.shower()] : []),
    ],
  })
}
/** As much of a section as fits a line that is read in a hurry. */
const mostCharacters = 400
const shortened = (value: string | null): Said => {
  const plain = (value ?? '').replaceAll(/\s+/g, ' ').trim()
  return plain === ''
    ? paperSentences.noMsds()
    : plain.length > mostCharacters
      ? paperSentences.seeMsds({ text: plain.slice(0, mostCharacters) })
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
    storeNo: storeNo ?? undefined,
    plantCd: plantCd || undefined,
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
    title: paperSentences.packTitle(),
    subtitle: paperSentences.asOf({
      place: storeNo === null ? plantNm : `${plantNm} · ${places[0]?.storeNm ?? ''}`,
      moment: showMoment(baseDt),
    }),
    landscape: true,
    facts: [
      {
        label: paperSentences.places(),
        value: paperSentences.placeCount({ count: shown.length }),
        strong: true,
      },
      {
        label: paperSentences.products(),
        value: paperSentences.productCount({ count: prodNos.length }),
        strong: true,
      },
    ],
    tables: [
      {
        title: paperSentences.placesAndPeople(),
        columns: [
          { label: paperSentences.place(), width: 1.6 },
          { label: paperSentences.typeAndPlace(), width: 2 },
          { label: paperSentences.designatedMultiple(), width: 1.2 },
          { label: paperSentences.protections(), width: 2 },
          { label: paperSentences.hazardManager(), width: 1.8 },
          { label: paperSentences.manager(), width: 1.8 },
        ],
        rows: shown.map(({ place, status }) => [
          place.storeNm,
          [place.storeTypeNm, place.areaNm, place.floorNm].filter(Boolean).join(' · '),
          paperSentences[status.level === 'over' || status.level === 'unpermitted' ? 'tooMuch' : 'level']({
            multiple: showMultiple(status.multiple),
            level: multipleLevels[status.level],
          }),
          protectionsOf(place),
          place.hazMgr ?? paperSentences.notNeeded(),
          place.chmMgr ?? '',
        ]),
      },
      ...shown.map(({ place, lots }) => ({
        title: paperSentences.whatAndHowMuch({ store: place.storeNm }),
        columns: [
          { label: paperSentences.product(), width: 2.4 },
          { label: 'UN', width: 0.7 },
          { label: 'CAS', width: 1.6 },
          { label: paperSentences.quantity(), width: 1.1, number: true },
          { label: paperSentences.dangerous(), width: 1.4 },
          { label: paperSentences.signals(), width: 2.6 },
          { label: paperSentences.emergencyTel(), width: 1.3 },
        ],
        rows: byProduct(lots).map((lot) => {
          const hazard = hazardOf.get(lot.prodNo)
          return [
            lot.prodNm,
            lot.unNo ?? '',
            lot.casNos.slice(0, 3).join(', '),
            `${showQuantity(lot.qty)} ${lot.unitCd}`,
            hazard?.hazItemNm ??
              (factOf.get(lot.prodNo)?.hazClassCd === 'N'
                ? paperSentences.notDangerous()
                : paperSentences.classNotJudged()),
            [hazard?.signal, hazard?.pictos].filter(Boolean).join(': '),
            hazard?.emergencyTel ?? '119',
          ]
        }),
      })),
      {
        title: paperSentences.mustNotMeet(),
        columns: [
          { label: paperSentences.place(), width: 1.3 },
          { label: paperSentences.product(), width: 1.6 },
          { label: paperSentences.product(), width: 1.6 },
          { label: paperSentences.verdict(), width: 3 },
        ],
        rows: shown.flatMap(({ place, status }) =>
          status.inside.map(({ otherNm, prodNm, result, message }) => [
            place.storeNm,
            otherNm,
            prodNm,
            paperSentences[result === 'X' ? 'forbidden' : result === 'U' ? 'cannotJudge' : 'apart']({
              message,
            }),
          ]),
        ),
      },
      {
        title: paperSentences.measures(),
        columns: [
          { label: paperSentences.product(), width: 1.4 },
          { label: paperSentences.inFire(), width: 3 },
          { label: paperSentences.inSpill(), width: 3 },
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
    notes: [paperSentences.packNote()],
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
    `select t."storeNo", t."storeNm", ${codeNameOf('c', session.language)} as "storeTypeNm", ${plantName('n', session.language)} as "plantNm", a."areaNm", t."floorNm", ${person('h')} as "hazMgr", ${person('m')} as "chmMgr",
       t."ventYn", t."dikeYn", t."dikeCapQty"::float8 as "dikeCapQty", t."fireSepYn", t."gasDetYn", t."showerYn"
     from "chmStore" t join "plant" n using ("plantCd") left join "permitArea" a on a."areaCd" = t."areaCd"
     left join "codeItem" c on c."codeGrpCd" = 'CHM_STORE_TYPE' and c."code" = t."storeTypeCd"
     left join "user" h on h."userId" = t."hazMgrUserId" left join "user" m on m."userId" = t."chmMgrUserId"
     where ${where.join(' and ')} order by t."storeCd"`,
    binds.values,
  )
}
const hazardsOf = ({ sql, session }: Context, prodNos: readonly number[]): Promise<Hazard[]> =>
  sql.query<Hazard>(
    `select p."prodNo", ${codeNameOf('i', session.language)} as "hazItemNm", ${codeNameOf('g', session.language)} as "signal", m."emergencyTel",
       (select string_agg(${codeNameOf('c', session.language)}, ', ' order by c."code") from "codeItem" c where c."codeGrpCd" = 'PICTO' and c."code" = any(m."pictoCds")) as "pictos",
       (select s."contents" from "chmMsdsSect" s where s."msdsNo" = m."msdsNo" and s."sectCd" = '05') as "fire",
       (select s."contents" from "chmMsdsSect" s where s."msdsNo" = m."msdsNo" and s."sectCd" = '06') as "spill"
     from "chmProduct" p
     left join lateral (select * from "chmMsds" m where m."prodNo" = p."prodNo" and m."langCd" = 'kr' and m."state" in ('valid', 'revising') order by m."msdsNo" desc limit 1) m on true
     left join "codeItem" i on i."codeGrpCd" = 'CHM_HAZ_ITEM' and i."code" = p."hazItemCd"
     left join "codeItem" g on g."codeGrpCd" = 'SIGNAL' and g."code" = m."signalWordCd"
     where p."prodNo" = any($1::bigint[])`,
    [prodNos],
  )
