import { describe, expect, test } from 'vitest'
import type { Client, Portal } from '../../../../test/portal.ts'
import { balanceOf, itemNumber, supplyPaths } from './ppe-life.test-kit.ts'
import { dayOf } from '../../../core/shared/dates.ts'

const mask = '방독마스크(반면형)'
const helmet = '안전모(ABE형)'
const organic = '정화통(유기화합물용)'
const { requests, issues, entries } = supplyPaths

/** What is refused about equipment, told on the portal of its stories: it starts once for both. */
export function badSupplyInput(
  portalNow: () => Portal,
  people: () => Record<'member' | 'keeper' | 'other', Client>,
): void {
  const itemNo = (name: string) => itemNumber(portalNow(), name)
  const balance = (name: string) => balanceOf(portalNow(), name)
  const ask = async (
    by: Client,
    { item, sizeTxt = null }: { item: string; sizeTxt?: string | null },
    over = {},
  ) =>
    by.post(requests, {
      plantCd: '1000',
      deptCd: 'D111',
      rqstTypeCd: 'new',
      lines: [{ ppeItemNo: await itemNo(item), sizeTxt, rqstQty: 1 }],
      ...over,
    })
  describe('bad input', () => {
    test('an expired lot is not given, whatever there is of it', async () => {
      const old = '방진마스크(1급, 안면부여과식)'
      const give = async (qty: number) =>
        people().keeper.post(issues, {
          plantCd: '1000',
          receiverCd: 'person',
          userId: 'emp02',
          lines: [{ ppeItemNo: await itemNo(old), qty }],
        })
      const given = await give(100)
      expect(given.body.data.lines.map(({ lotNo }: { lotNo: string }) => lotNo)).not.toContain('L23-OLD')
      await give(100)
      const answer = await give(1)
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('현재고 0')])
      expect((await balance(old)).stock).toBe(40)
    })
    test('a certified item without its number is refused at the field', async () => {
      const body = {
        plantCd: '1000',
        ppeCd: 'helmet',
        ppeItemNm: '안전모(AB형)',
        certTypeCd: 'KCS',
        unitNm: '개',
        safeQty: 1,
        leadDays: 1,
      }
      const { status, body: answer } = await people().keeper.post('/api/saf/ppeitem', body)
      expect([status, answer.fields[0]]).toMatchObject([
        400,
        { path: 'certNo', message: '안전인증번호를 입력해 주세요.' },
      ])
      expect((await people().member.post('/api/saf/ppeitem', { ...body, certNo: '1' })).status).toBe(403)
      expect(
        (await people().keeper.post('/api/saf/ppeitem', { ...body, certNo: '24-AV4CQ-0901' })).status,
      ).toBe(201)
      const item = `/api/saf/ppeitem/${await itemNo(helmet)}`
      expect((await people().keeper.delete(item)).status).toBe(422)
    })
    test('a standard of a department and a process at once, or of another plant, is refused at the field', async () => {
      const std = (over: object) =>
        people().keeper.post('/api/saf/ppestd', {
          plantCd: '1000',
          ppeCd: 'scba',
          stdQty: 1,
          shareCd: 'shared',
          basisTxt: '비상대응',
          ...over,
        })
      expect((await std({})).body.fields[0].path).toBe('deptCd')
      expect((await std({ deptCd: 'D211' })).body.fields[0].path).toBe('deptCd')
      expect((await std({ deptCd: 'D111' })).status).toBe(201)
    })
    test('a size that the item has not, or an item of another plant, is refused at its line', async () => {
      const wrong = await ask(people().member, { item: mask, sizeTxt: 'XXL' })
      expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'lines.0.sizeTxt'])
      const none = await ask(people().member, { item: helmet, sizeTxt: 'M' })
      expect([none.status, none.body.fields[0].path]).toEqual([400, 'lines.0.sizeTxt'])
      const foreign = await ask(people().other, { item: helmet }, { plantCd: '2000', deptCd: 'D211' })
      expect(foreign.status).toBe(400)
    })
    test('an entry of a future day, without a reason, below nothing or of a kind that follows from others is refused', async () => {
      const today = dayOf(portalNow().clock.now())
      const item = await itemNo(organic)
      const enter = (over: object, by = people().keeper) =>
        by.post(entries, {
          ioTypeCd: 'in',
          ioYmd: today,
          ppeItemNo: item,
          lotNo: 'N-1',
          qty: 5,
          makeYmd: '2026-01-05',
          ...over,
        })
      const at = async (over: object) => {
        const { status, body } = await enter(over)
        return [status, body.fields?.[0]?.path]
      }
      expect(await at({ ioYmd: '2099-01-01' })).toEqual([400, 'ioYmd'])
      expect(await at({ makeYmd: null })).toEqual([400, 'makeYmd'])
      expect(await at({ makeYmd: '2010-01-01' })).toEqual([400, 'makeYmd'])
      expect(await at({ qty: 0 })).toEqual([400, 'qty'])
      expect(await at({ ioTypeCd: 'issue' })).toEqual([400, 'ioTypeCd'])
      expect(await at({ ioTypeCd: 'waste' })).toEqual([400, 'reasonTxt'])
      expect(await at({ ioTypeCd: 'waste', reasonTxt: '없는 로트입니다.', qty: 1 })).toEqual([409, undefined])
      expect((await enter({}, people().member)).status).toBe(403)
      const { body } = await enter({})
      const no = body.data.ppeIoNo as number
      const before = await balance(organic)
      expect((await people().keeper.post(`${entries}/${no}/cancel`, { reason: '짧음' })).status).toBe(400)
      const reversed = await people().keeper.post(`${entries}/${no}/cancel`, {
        reason: '수량을 잘못 입력하였습니다.',
      })
      expect([reversed.status, reversed.body.data.moveQty]).toEqual([200, -5])
      expect(await balance(organic)).toEqual({ stock: before.stock - 5, journal: before.journal - 5 })
      expect(
        (await people().keeper.post(`${entries}/${no}/cancel`, { reason: '다시 취소하여 봅니다.' })).status,
      ).toBe(409)
      expect((await people().keeper.change(`${entries}/${no}`, { qty: 9 })).status).toBe(404)
      await expect(
        portalNow().engine.database.query('update "ppeIo" set "qty" = 9 where "ppeIoNo" = $1', [no]),
      ).rejects.toThrow('only added to')
    })
  })
}
