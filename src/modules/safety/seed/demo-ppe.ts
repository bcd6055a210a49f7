import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { systemUserId } from '../../../core/shared/session.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { ppeFigures } from '../ppe/ppe-parameters.rule.ts'
import { expiryOf, nextExchange, receivers, receiveWays } from '../ppe/ppe.rule.ts'
import {
  demoIssues,
  demoRequests,
  demoStandards,
  demoWorkerIssues,
  type DemoRequest,
} from './demo-ppe-facts.ts'

/** First day of the figures that every installation starts with. */
const baseYmd = '2025-01-01'
const plantCd = '1000'
const keeperId = 'saf02'
const keeperDept = 'D131'
const stocked = 200
const at = (day: string): string => `${day}T09:00:00+09:00`

interface Item {
  ppeItemNo: number
  ppeItemNm: string
  sizes: string[] | null
  cycleMonths: number | null
  shelfMonths: number | null
  openMonths: number | null
}
/** The company's periods always; items, stock, standards, requests and issues of the demonstration (saf.md 11). */
export async function seedProtectiveEquipment(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'ppe',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: ppeFigures.rows(baseYmd),
  })
  if (!demo || (await sql.maybe('select 1 from "ppeItem" limit 1'))) return
  const items = await insertItems(sql)
  await insertRows(
    sql,
    'ppeStd',
    demoStandards.map(([deptCd, ppeCd, stdQty, cycleMonths, shareCd, basisTxt]) => ({
      plantCd,
      deptCd,
      ppeCd,
      stdQty,
      cycleMonths,
      shareCd,
      basisTxt,
      useYn: 'Y',
    })),
  )
  const itemOf = (name: string): Item => {
    const item = items.get(name)
    if (!item) throw new Error(`no such item of the demonstration: ${name}`)
    return item
  }
  const writer = { sql, today, itemOf }
  await receive(writer, [...items.values()])
  const requests = await insertRequests(writer)
  for (const { request, shared, ...issue } of demoIssues)
    await insertIssue(writer, {
      ...issue,
      ppeRequestNo: request ? (requests.get(request) ?? null) : null,
      receiverCd: !shared ? receivers.person : shared === 'dept' ? receivers.dept : receivers.area,
      areaCd: typeof shared === 'object' ? shared.areaCd : null,
    })
  await giveToWorkers(writer)
  // The stock is the sum of the journal.
  await sql.query(
    `insert into "ppeStock" ("plantCd", "ppeItemNo", "sizeTxt", "lotNo", "makeYmd", "expYmd", "stockQty")
     select "plantCd", "ppeItemNo", coalesce("sizeTxt", ''), "lotNo", min("makeYmd"), min("expYmd"), sum("moveQty") from "ppeIo" group by 1, 2, 3, 4`,
  )
}
interface Writer {
  sql: Sql
  today: string
  itemOf: (name: string) => Item
}

async function insertItems(sql: Sql): Promise<Map<string, Item>> {
  const rows = readTsv(`${import.meta.dirname}/demo-ppe-items.tsv`)
  const figureOf = (text: string | null | undefined) => (text ? Number(text) : null)
  const stored = await insertReturning(
    sql,
    'ppeItem',
    rows.map(({ sizes, ...row }) => ({
      ...row,
      plantCd,
      sizes: sizes ? sizes.split(',') : null,
      certNo: row['certNo'] || null,
      unitAmt: figureOf(row['unitAmt']),
      cycleMonths: figureOf(row['cycleMonths']),
      shelfMonths: figureOf(row['shelfMonths']),
      openMonths: figureOf(row['openMonths']),
      // The maker of these canisters names 40 hours.
      wearHours: row['openMonths'] ? 40 : null,
      safeQty: Number(row['safeQty']),
      leadDays: Number(row['leadDays']),
      useYn: 'Y',
    })),
    true,
    ['ppeItemNo', 'ppeItemNm', 'sizes', 'cycleMonths', 'shelfMonths', 'openMonths'],
  )
  return new Map(
    (stored as unknown[] as Item[]).map((item) => [
      item.ppeItemNm,
      {
        ...item,
        cycleMonths: item.cycleMonths && Number(item.cycleMonths),
        shelfMonths: item.shelfMonths && Number(item.shelfMonths),
        openMonths: item.openMonths && Number(item.openMonths),
      },
    ]),
  )
}

interface Movement {
  ioTypeCd: 'in' | 'issue'
  ioYmd: string
  item: Item
  sizeTxt: string | null
  lotNo: string
  qty: number
  makeYmd: string | null
  ppeIssueNo?: number
}
const writeEntry = async (sql: Sql, { item, ...entry }: Movement): Promise<void> => {
  const pattern = 'PO-{plant}-{YYYYMMDD}-{seq4}'
  await insertRows(sql, 'ppeIo', [
    {
      ...entry,
      plantCd,
      ppeItemNo: item.ppeItemNo,
      ppeIoCd: await nextNumber(sql, pattern, { plantCd, day: entry.ioYmd, ruleCd: 'ppeIo.ppeIoCd' }),
      moveQty: entry.ioTypeCd === 'in' ? entry.qty : -entry.qty,
      expYmd: expiryOf(entry.makeYmd, item.shelfMonths),
      reversedYn: 'N',
      ioUserId: keeperId,
    },
  ])
}
/** The lot of an item that the demonstration gives from. */
const lotOf = (item: Item, today: string) => ({
  lotNo: `L${today.slice(2, 4)}-${String(item.ppeItemNo).padStart(3, '0')}`,
  makeYmd: addDays(today, -150),
})
/** Everything came in a quarter ago; of one canister little is left, and one lot of dust masks is past its day. */
async function receive({ sql, today, itemOf }: Writer, items: readonly Item[]): Promise<void> {
  const ioYmd = addDays(today, -90)
  const scarce = itemOf('정화통(암모니아용)')
  for (const item of items)
    for (const sizeTxt of item.sizes ?? [null]) {
      const qty = item === scarce ? 8 : item.sizes ? stocked / 4 : stocked
      await writeEntry(sql, { ioTypeCd: 'in', ioYmd, item, sizeTxt, ...lotOf(item, today), qty })
    }
  const old = itemOf('방진마스크(1급, 안면부여과식)')
  await writeEntry(sql, {
    ioTypeCd: 'in',
    ioYmd: addDays(today, -900),
    item: old,
    sizeTxt: null,
    lotNo: 'L23-OLD',
    qty: 40,
    makeYmd: addDays(today, -1140),
  })
}

/** @returns the number of each request by its name in the demonstration */
async function insertRequests({ sql, today, itemOf }: Writer): Promise<Map<string, number>> {
  const numbers = new Map<string, number>()
  for (const request of demoRequests) {
    const day = addDays(today, -request.daysAgo)
    const { userId, deptCd, rqstTypeCd, state, reasonTxt, overYn = 'N', decideUserId = null } = request
    const asked = request.lines.reduce((sum, [, , qty]) => sum + qty, 0)
    const [row] = await insertReturning(
      sql,
      'ppeRequest',
      [
        {
          ppeRequestCd: await nextNumber(sql, 'PR-{plant}-{YYYY}-{seq4}', {
            plantCd,
            day,
            ruleCd: 'ppeRequest.ppeRequestCd',
          }),
          plantCd,
          deptCd,
          rqstUserId: userId,
          rqstTypeCd,
          reasonTxt: reasonTxt ?? null,
          overYn,
          issueQty: asked,
          rqstDt: state === 'draft' ? null : at(day),
          decideUserId,
          decideDt: decideUserId ? at(day) : null,
          state,
        },
      ],
      true,
      ['ppeRequestNo'],
    )
    const ppeRequestNo = Number(row!['ppeRequestNo'])
    numbers.set(request.name, ppeRequestNo)
    await insertRows(
      sql,
      'ppeRequestLine',
      request.lines.map(([name, sizeTxt, rqstQty, issuedQty = 0]) => ({
        ppeRequestNo,
        ppeItemNo: itemOf(name).ppeItemNo,
        sizeTxt,
        rqstQty,
        issuedQty,
      })),
      false,
    )
    await writeHistory(sql, 'ppeRequest', ppeRequestNo, stepsOf(request), at(day))
  }
  return numbers
}
type Step = readonly [state: string, act: string, userId: string]
const stepsOf = ({ state, userId, decideUserId }: DemoRequest): Step[] => {
  const asked: Step = ['requested', '신청', userId]
  const approved: Step = ['approved', '승인', decideUserId ?? userId]
  const ends: Record<DemoRequest['state'], readonly Step[]> = {
    draft: [],
    requested: [asked],
    approved: [asked, approved],
    rejected: [asked, ['rejected', '반려', decideUserId ?? userId]],
    partIssued: [asked, approved, ['partIssued', '일부지급', keeperId]],
    issued: [asked, approved, ['issued', '지급', keeperId]],
    cancelled: [asked, ['cancelled', '취소', userId]],
  }
  return [['draft', '등록', userId], ...ends[state]]
}
const writeHistory = (
  sql: Sql,
  taskClassNm: string,
  key: number,
  steps: readonly Step[],
  actDt: string,
): Promise<number> =>
  insertRows(
    sql,
    'comStateHist',
    steps.map(([toStatCd, actNm, userId], index) => ({
      taskClassNm,
      taskKey: String(key),
      fromStatCd: steps[index - 1]?.[0] ?? null,
      toStatCd,
      actNm,
      userId,
      actDt,
    })),
    false,
  )

/** Workers with a valid pass were given what the plant lends them; the latest has not signed yet. */
async function giveToWorkers(writer: Writer): Promise<void> {
  const workers = await writer.sql.query<{ vendorWorkerNo: number; vendorCd: string }>(
    `select p."vendorWorkerNo", p."vendorCd" from "enterPass" p
     where p."plantCd" = $1 and p."state" = 'valid' and p."vendorWorkerNo" is not null and $2::date between p."fromYmd" and p."toYmd"
     order by p."passNo" limit ${demoWorkerIssues.length}`,
    [plantCd, writer.today],
  )
  for (const [index, worker] of workers.entries())
    await insertIssue(writer, {
      ...demoWorkerIssues[index]!,
      ...worker,
      userId: null,
      deptCd: keeperDept,
      receiverCd: receivers.worker,
    })
}

interface IssueRow {
  userId: string | null
  deptCd: string
  receiverCd: string
  daysAgo: number
  received: boolean
  lines: (typeof demoIssues)[number]['lines']
  ppeRequestNo?: number | null
  areaCd?: string | null
  vendorCd?: string
  vendorWorkerNo?: number
}
async function insertIssue(
  { sql, today, itemOf }: Writer,
  { daysAgo, received, lines, ...receiver }: IssueRow,
): Promise<void> {
  const day = addDays(today, -daysAgo)
  const worker = receiver.vendorWorkerNo !== undefined
  const [row] = await insertReturning(
    sql,
    'ppeIssue',
    [
      {
        ppeIssueCd: await nextNumber(sql, 'PI-{plant}-{YYYY}-{seq4}', {
          plantCd,
          day,
          ruleCd: 'ppeIssue.ppeIssueCd',
        }),
        plantCd,
        ...receiver,
        issueDt: at(day),
        issueUserId: keeperId,
        receiveDt: received ? at(day) : null,
        receiveWayCd: received ? (worker ? receiveWays.worker : receiveWays.account) : null,
        state: received ? 'received' : 'issued',
      },
    ],
    true,
    ['ppeIssueNo'],
  )
  const ppeIssueNo = Number(row!['ppeIssueNo'])
  for (const [name, sizeTxt, qty] of lines) {
    const item = itemOf(name)
    const { lotNo, makeYmd } = lotOf(item, today)
    const expYmd = expiryOf(makeYmd, item.shelfMonths)
    const nextYmd = nextExchange(day, item.cycleMonths, expYmd)
    await insertRows(
      sql,
      'ppeIssueLine',
      [
        {
          ppeIssueNo,
          ppeItemNo: item.ppeItemNo,
          sizeTxt,
          qty,
          lotNo,
          expYmd,
          openMonths: item.openMonths,
          nextYmd,
        },
      ],
      false,
    )
    await writeEntry(sql, { ioTypeCd: 'issue', ioYmd: day, item, sizeTxt, lotNo, qty, makeYmd, ppeIssueNo })
  }
  const steps: Step[] = [['issued', '등록', keeperId]]
  if (received) steps.push(['received', '수령확인', receiver.userId ?? systemUserId])
  await writeHistory(sql, 'ppeIssue', ppeIssueNo, steps, at(day))
}
