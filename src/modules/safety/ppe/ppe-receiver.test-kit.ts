import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, demoPin } from '../../../../db/seed/seed.ts'
import { registerKiosk } from '../../../../test/kiosk-life.ts'
import type { Answer, Client, Portal } from '../../../../test/portal.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { balanceOf, itemNumber, supplyPaths } from './ppe-life.test-kit.ts'
import type { PersonSupply } from './ppe-supply.rule.ts'

const { issues } = supplyPaths
const scba = '공기호흡기(양압식, 30분)'
const vest = '반사 안전조끼'
const helmet = '안전모(ABE형)'
const signature = { userPwdSHA: passwordSha(demoPassword) }
const badgeOfKeeper = 'B100006'

/** Equipment that is shared, and that of workers of companies, told on the portal of the stories of equipment. */
export function receiverStories(
  portalNow: () => Portal,
  people: () => Record<'member' | 'keeper' | 'safety', Client>,
): void {
  const give = async (item: string, over: object, by = people().keeper): Promise<Answer> =>
    by.post(issues, {
      plantCd: '1000',
      lines: [{ ppeItemNo: await itemNumber(portalNow(), item), qty: 1 }],
      ...over,
    })
  const refusedAt = ({ status, body }: Answer) => [status, body.fields?.[0]?.path]
  const one = <T extends object>(text: string, values: unknown[] = []) =>
    portalNow().engine.database.one<T>(text, values)

  describe('shared equipment', () => {
    const sharedNeed = async (deptCd: string) =>
      (
        (await people().safety.get('/api/saf/ppesupply?plantCd=1000')).body.data.lacking as PersonSupply[]
      ).find((row) => row.deptCd === deptCd && row.ppeCd === 'scba')
    test('is given to its keeper, who signs, and then counts for the department and not for him', async () => {
      // The department has its two on the way: they are given, and nobody has signed.
      expect(await sharedNeed('D112')).toMatchObject({
        sharedYn: 'Y',
        userId: '',
        haveQty: 0,
        unsignedQty: 2,
      })
      const more = await give(scba, { receiverCd: 'dept', userId: 'gas02' })
      expect([more.status, more.body.data.deptCd], JSON.stringify(more.body)).toEqual([201, 'D112'])
      const keeperOfIt = await portalNow().signIn('gas02')
      const sign = (no: number) => keeperOfIt.put(`${issues}/${no}/receive`, signature)
      expect((await sign(more.body.data.ppeIssueNo)).body.data.state).toBe('received')
      expect(await sharedNeed('D112')).toMatchObject({ haveQty: 1 })
      const { no } = await one<{ no: number }>(
        `select "ppeIssueNo" as no from "ppeIssue" where "areaCd" = 'YS-TK' and "state" = 'issued'`,
      )
      await sign(no)
      expect(await sharedNeed('D112')).toBeUndefined()
      // It is nobody's own: neither what he is due nor his ledger knows of it.
      const own = (await keeperOfIt.get('/api/saf/ppeown')).body.data as { ppeCd: string }[]
      expect(own.map(({ ppeCd }) => ppeCd)).not.toContain('scba')
    })
    test('is neither what one person has alone nor what no standard calls shared', async () => {
      const refused = await give(helmet, { receiverCd: 'dept', userId: 'gas02' })
      expect(refusedAt(refused)).toEqual([400, 'receiverCd'])
      expect(refused.body.fields[0].message).toContain('안전보건규칙 제34조')
      expect(refusedAt(await give(vest, { receiverCd: 'dept', userId: 'gas02' }))).toEqual([
        400,
        'receiverCd',
      ])
    })
    test('is kept at a place of the plant, and at no place where it is not', async () => {
      const at = (over: object) => give(scba, { receiverCd: 'area', userId: 'gas02', ...over })
      expect(refusedAt(await at({}))).toEqual([400, 'areaCd'])
      expect(refusedAt(await at({ areaCd: 'NOWHERE' }))).toEqual([400, 'areaCd'])
      expect(refusedAt(await at({ receiverCd: 'dept', areaCd: 'YS-TK' }))).toEqual([400, 'areaCd'])
      const placed = await at({ areaCd: 'YS-TK' })
      expect([placed.status, placed.body.data?.areaCd]).toEqual([201, 'YS-TK'])
    })
  })

  describe('a worker of a company', () => {
    let worker: { vendorWorkerNo: number; vendorCd: string }
    let issueNo: number
    const giveWorker = (over: object = {}) =>
      give(vest, { receiverCd: 'worker', vendorWorkerNo: worker.vendorWorkerNo, ...over })
    const sign = (pinPwd: string | undefined, by = people().keeper) =>
      by.put(`${issues}/${issueNo}/workersign`, pinPwd ? { pinPwd } : {})
    beforeAll(async () => {
      worker = await one(
        `select p."vendorWorkerNo", p."vendorCd" from "enterPass" p where p."plantCd" = '1000' and p."state" = 'valid'
           and p."vendorCd" = 'V00001' and p."vendorWorkerNo" is not null and p."toYmd" > now() + interval '5 days' order by 1 limit 1`,
      )
    })
    test('is given equipment by name, and the person who writes it down is not its receiver', async () => {
      const { status, body } = await giveWorker()
      expect(status, JSON.stringify(body)).toBe(201)
      expect(body.data).toMatchObject({ ...worker, userId: null, state: 'issued' })
      issueNo = body.data.ppeIssueNo
      expect(refusedAt(await giveWorker({ userId: 'emp01' }))).toEqual([400, 'userId'])
      expect(refusedAt(await give(vest, { receiverCd: 'worker' }))).toEqual([400, 'vendorWorkerNo'])
      const both = { receiverCd: 'person', userId: 'emp01', vendorWorkerNo: worker.vendorWorkerNo }
      expect(refusedAt(await give(vest, both))).toEqual([400, 'vendorWorkerNo'])
      expect((await giveWorker({ vendorWorkerNo: 999_999 })).status).toBe(400)
    })
    test('signs by his own PIN at the device of the keeper, and nobody signs for him', async () => {
      const { keeper, member } = people()
      expect((await keeper.put(`${issues}/${issueNo}/receive`, signature)).status).toBe(403)
      expect((await sign(demoPin, member)).status).toBe(403)
      expect(refusedAt(await sign(undefined))).toEqual([400, 'pinPwd'])
      const wrong = await sign('000000')
      expect(refusedAt(wrong)).toEqual([400, 'pinPwd'])
      // The wrong one was counted although nothing was written.
      expect(wrong.body.fields[0].message).toContain('1')
      const signed = await sign(demoPin)
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      expect(signed.body.data).toMatchObject({ state: 'received', receiveWayCd: 'worker', userId: null })
      expect((await sign(demoPin)).status).toBe(409)
    })
    test('who may not be at the plant today is given nothing and signs for nothing', async () => {
      const { body } = await giveWorker()
      const left = await balanceOf(portalNow(), vest)
      const standing = `"plantCd" = '1000' and "vendorWorkerNo" = $1`
      const set = (state: string) =>
        portalNow().engine.database.query(`update "enterPass" set "state" = '${state}' where ${standing}`, [
          worker.vendorWorkerNo,
        ])
      await set('stopped')
      issueNo = body.data.ppeIssueNo
      const refused = await sign(demoPin)
      expect([refused.status, refused.body.reasons?.[0]?.guard]).toEqual([422, 'pass'])
      expect((await giveWorker()).status).toBe(422)
      expect(await balanceOf(portalNow(), vest)).toEqual(left)
      await set('valid')
    })
    test('signs at a shared device that the keeper has opened, and at nobody else’s', async () => {
      const kiosk = await registerKiosk(portalNow(), await portalNow().signIn('sys01'))
      const receive = `/api/kiosk/ppeissue/${issueNo}/receive`
      const other = await kiosk.signIn('B100007')
      expect((await other.get('/api/kiosk/ppeissues')).body.data).not.toContainEqual(
        expect.objectContaining({ ppeIssueNo: issueNo }),
      )
      expect([403, 404]).toContain((await other.post(receive, { pinPwd: demoPin })).status)
      const keeper = await kiosk.signIn(badgeOfKeeper)
      expect((await keeper.get('/api/kiosk/ppeissues')).body.data).toContainEqual(
        expect.objectContaining({ ppeIssueNo: issueNo, workerNm: expect.any(String) }),
      )
      expect((await keeper.post(receive, {})).status).toBe(400)
      expect((await keeper.post(receive, { pinPwd: demoPin })).status).toBe(200)
      expect(await one('select "state" from "ppeIssue" where "ppeIssueNo" = $1', [issueNo])).toEqual({
        state: 'received',
      })
    })
    test('his company reads what its people were given and changes nothing; another company does not know of it', async () => {
      const own = await portalNow().signIn('vnd01a')
      const rows = (await own.get(`${issues}s?limit=300`)).body.data as {
        vendorCd: string
        ppeIssueNo: number
      }[]
      expect(rows.map(({ ppeIssueNo }) => ppeIssueNo)).toContain(issueNo)
      expect(new Set(rows.map(({ vendorCd }) => vendorCd))).toEqual(new Set(['V00001']))
      const record = await own.get(`${issues}/${issueNo}`)
      expect([record.status, record.body.editable[0]?.guard, record.body.data.lines[0].ppeItemNm]).toEqual([
        200,
        'right',
        vest,
      ])
      expect((await own.post(issues, { plantCd: '1000', receiverCd: 'person' })).status).toBe(403)
      expect((await own.put(`${issues}/${issueNo}/workersign`, { pinPwd: demoPin })).status).toBe(403)
      const foreign = await portalNow().signIn('vnd02a')
      expect((await foreign.get(`${issues}/${issueNo}`)).status).toBe(404)
      const { message } = await one<{ message: number }>(
        `select count(*)::int as "message" from "noti" where "eventCd" = 'PPE_WORKER_ISSUED'`,
      )
      expect(message).toBeGreaterThan(0)
    })
  })
}
