import { jpeg } from './file-samples.ts'
import { startPortal, type Client, type Portal } from './portal.ts'

type Body = Record<string, unknown>
export interface StoreLife {
  portal: Portal
  /** The chemicals officer of the plant. */
  officer: Client
  storeNo(storeCd: string): Promise<number>
  prodNo(prodCd: string): Promise<number>
  /** A new store of the first plant. */
  newStore(over?: Body): Promise<number>
  receive(storeNo: number, prodNo: number, qty: number, over?: Body): ReturnType<Client['post']>
  /** A photo that waits for its entry. @returns the key under which it waits */
  photo(): Promise<string>
  issue(storeNo: number, prodNo: number, qty: number, over?: Body): ReturnType<Client['post']>
  /** Quantity of a lot as the stock has it, and as the journal adds up. */
  balance(storeNo: number, lotNo?: string): Promise<{ stock: number; journal: number }>
  close(): Promise<void>
}

/** The whole portal with the demonstration, and short hands for stores and their journal. */
export async function startStoreLife(): Promise<StoreLife> {
  const portal = await startPortal()
  const sql = portal.engine.database
  // Every product with a sheet in force; what a missing one means is a test of its own.
  await sql.query(
    `insert into "chmMsds" ("msdsCd", "prodNo", "msdsVer", "langCd", "msdsSrcCd", "writeYmd", "recvYmd", "emergencyTel", "state", "createUserId", "updateUserId")
     select 'T-' || p."prodNo", p."prodNo", 99, 'kr', 'SUPPLIER', '2025-01-01', '2025-01-01', '119', 'valid', 'test', 'test' from "chmProduct" p
     where not exists (select 1 from "chmMsds" s where s."prodNo" = p."prodNo" and s."langCd" = 'kr' and s."state" in ('valid', 'revising'))`,
  )
  const officer = await portal.signIn('env02')
  const numberOf = async (table: string, key: string, column: string, value: string) =>
    (await sql.one<{ key: number }>(`select "${key}" as key from "${table}" where "${column}" = $1`, [value]))
      .key
  const moment = () => new Date(portal.clock.now().getTime() - 60_000).toISOString()
  let count = 0
  return {
    portal,
    officer,
    storeNo: (storeCd) => numberOf('chmStore', 'storeNo', 'storeCd', storeCd),
    prodNo: (prodCd) => numberOf('chmProduct', 'prodNo', 'prodCd', prodCd),
    async newStore(over = {}) {
      const answer = await officer.post('/api/chm/store', {
        storeCd: `T-${++count}-${Math.random().toString(36).slice(2, 6)}`,
        storeNm: '시험 저장소',
        storeTypeCd: '11',
        plantCd: '1000',
        deptCd: 'D132',
        permitNo: '시험-1',
        permitMultiple: 10,
        permitClassCds: ['4'],
        hazMgrUserId: 'env02',
        chmMgrUserId: 'env02',
        inspCycleCd: 'W',
        ...over,
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body.data.storeNo as number
    },
    receive: (toStoreNo, prodNo, qty, over = {}) =>
      officer.post('/api/chm/inout', {
        ioTypeCd: '10',
        ioDt: moment(),
        prodNo,
        lotNo: 'L1',
        qty,
        unitCd: 'L',
        toStoreNo,
        ...over,
      }),
    async photo() {
      const photoKey = `photo-${++count}`
      const form = new FormData()
      for (const [name, value] of Object.entries({
        taskClassNm: 'chmInOut',
        taskFlag: 'image',
        tempTaskKey: photoKey,
      }))
        form.append(name, value)
      form.append('files', new File([Uint8Array.from(await jpeg(64, 48))], '분리보관.jpg'))
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/attachfile/upload',
        headers: { 'x-authorization': `Bearer ${officer.accessToken}` },
        payload: form,
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return photoKey
    },
    issue: (fromStoreNo, prodNo, qty, over = {}) =>
      officer.post('/api/chm/inout', {
        ioTypeCd: '20',
        ioDt: moment(),
        prodNo,
        lotNo: 'L1',
        qty,
        unitCd: 'L',
        fromStoreNo,
        ...over,
      }),
    async balance(storeNo, lotNo = 'L1') {
      const row = await sql.one<{ stock: number; journal: number }>(
        `select (select coalesce(sum("stockQty"), 0) from "chmStock" where "storeNo" = $1 and "lotNo" = $2) as stock,
           (select coalesce(sum("qty"), 0) from "chmStockMove" where "storeNo" = $1 and "lotNo" = $2) as journal`,
        [storeNo, lotNo],
      )
      return { stock: Number(row.stock), journal: Number(row.journal) }
    },
    close: () => portal.close(),
  }
}
