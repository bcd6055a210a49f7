import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import {
  act,
  as,
  done,
  on,
  portal,
  said,
  sql,
  startVendorLife,
  today,
  upload,
  type Body,
} from '../../../test/vendor-life.ts'
import { byPassword, signDocument } from '../../../test/sign-document.ts'
import { vendorClock } from './vendor-clock.server.ts'

/** Evaluations, violations and sanctions as their people do them, on one portal. */
beforeAll(startVendorLife)
afterAll(() => portal?.close())

describe('a violation', () => {
  const path = '/api/vendor/warn'
  const standard = async (violCd: string) =>
    (await sql().one<{ no: number }>('select "violStdNo" as no from "violStd" where "violCd" = $1', [violCd]))
      .no
  const worker = async (name: string) =>
    (
      await sql().one<{ no: number }>(
        'select "vendorWorkerNo" as no from "vendorWorker" where "vendorWorkerNm" = $1',
        [name],
      )
    ).no
  const body = async (over: Body = {}) => ({
    violStdNo: await standard('VIO03'),
    plantCd: '1000',
    vendorCd: 'V00001',
    vendorWorkerNo: await worker('정대현'),
    occurDt: `${today}T08:30:00+09:00`,
    placeNm: '반응동 1층',
    cont: '작업허가 없이 배관을 절단하기 시작함',
    ...over,
  })
  const issued = async (over: Body = {}, notifier = 'saf01'): Promise<string> => {
    const made = await (await as('issuer01')).post(path, await body(over))
    expect(said(made)).toMatch(/^201/)
    const url = `${path}/${made.body.data.warnNo as number}`
    await upload('issuer01', url, 'image')
    await done(notifier, url, 'notify')
    return url
  }
  let url: string

  test('a violation is recorded by anybody of the plant, in the past, against a worker of that company', async () => {
    on(today, '12:00')
    const refusal = async (over: Body, userId = 'issuer01') =>
      said(await (await as(userId)).post(path, await body(over)))
    expect(await refusal({ occurDt: `${today}T12:01:00+09:00` })).toContain(
      '지금보다 늦은 일시는 입력할 수 없습니다.',
    )
    expect(await refusal({ vendorWorkerNo: await worker('오세민') })).toContain(
      '이 업체의 작업자가 아닙니다.',
    )
    expect(await refusal({ occurDt: '2025-12-31T10:00:00+09:00' })).toContain(
      '발생일에 적용되는 위반기준이 아닙니다.',
    )
    expect(
      await refusal({
        permitNo: (
          await sql().one<{ no: number }>(
            `select "permitNo" as no from "workPermit" where "vendorCd" = 'V00003' limit 1`,
          )
        ).no,
      }),
    ).toContain('이 업체의 작업허가가 아닙니다.')
    expect(await refusal({}, 'vnd01a')).toContain('지적은 발주 사업장의 직원만 등록할 수 있습니다.')
  })
  test('the safety people tell the company of a violation with a photo, and from then on the company sees it', async () => {
    const made = await (await as('issuer01')).post(path, await body())
    url = `${path}/${made.body.data.warnNo as number}`
    expect((await (await as('vnd01a')).get(url)).status).toBe(404)
    expect((await act('issuer01', url, 'notify')).body.message).toBe('안전담당만 할 수 있습니다.')
    expect(said(await act('saf01', url, 'notify'))).toContain('현장 사진을 1장 이상 등록해 주세요.')
    await upload('issuer01', url, 'image')
    expect(await done('saf01', url, 'notify')).toMatchObject({
      violLvlCd: 'VVL02',
      workerPoint: 5,
      vendorPoint: 5,
      issueUserId: 'saf01',
      objectToYmd: '2027-03-16',
    })
    expect((await (await as('vnd01a')).get(url)).status).toBe(200)
    expect((await (await as('vnd02a')).get(url)).status).toBe(404)
    expect(said(await (await as('saf01')).change(url, { placeNm: '다른 곳' }))).toContain(
      '작성 상태에서만 수정할 수 있습니다.',
    )
  })
  test('is answered in time by the manager, and judged by another than the issuer', async () => {
    const reason = '절단이 아니라 표시 작업이었습니다. 사진을 봐 주세요.'
    expect((await act('vnd01s', url, 'object', { reason })).status).toBe(403)
    on('2027-03-17', '09:00')
    expect(said(await act('vnd01a', url, 'object', { reason }))).toBe('422 소명 기간이 지났습니다.')
    expect((await (await as('vnd01a')).get(url)).body.data).toMatchObject({
      state: 'notified',
      objectCont: null,
    })
    on(today, '13:00')
    await done('vnd01a', url, 'object', { reason })
    expect((await act('saf01', url, 'drop', { reason: '사진으로 확인하였습니다' })).body.message).toBe(
      '본인이 발행한 건의 소명은 심사할 수 없습니다.',
    )
    expect((await act('issuer01', url, 'uphold', { reason: '사진으로 확인하였습니다' })).body.message).toBe(
      '안전담당만 할 수 있습니다.',
    )
    expect(await done('saf02', url, 'drop', { reason: '표시 작업임을 사진으로 확인함' })).toMatchObject({
      workerPoint: 0,
      vendorPoint: 0,
    })
  })
  test('a violation that stands counts, opens one improvement, and proposes a suspension at five points', async () => {
    url = await issued()
    await done('vnd01a', url, 'object', { reason: '허가를 구두로 받았습니다. 확인해 주세요.' })
    await done('saf02', url, 'uphold', { reason: '구두 허가는 인정되지 않습니다' })
    const number = Number(url.split('/').at(-1))
    const improvements = await sql().query<{ reqUserId: string }>(
      `select "reqUserId" from "improvement" where "sourceModuleCd" = 'VEN' and "sourceKey" = $1`,
      [`warn ${number}`],
    )
    expect(improvements).toEqual([{ reqUserId: 'saf01' }])
    expect(
      await sql().query(
        `select "sanctionTypeCd", "basisPoint"::int as "basisPoint", "fromYmd"::text as "fromYmd", "toYmd"::text as "toYmd", "state" from "sanction" where "vendorWorkerNo" = $1`,
        [await worker('정대현')],
      ),
    ).toEqual([
      { sanctionTypeCd: 'VSC02', basisPoint: 5, fromYmd: today, toYmd: addDays(today, 6), state: 'proposed' },
    ])
    // One point more is the same step: it is not proposed a second time.
    const second = await issued({ violStdNo: await standard('VIO14') })
    await done('vnd01a', second, 'accept')
    expect(
      await sql().query('select 1 from "sanction" where "vendorWorkerNo" = $1', [await worker('정대현')]),
    ).toHaveLength(1)
  })
  test('is put right with proof, may be asked for again, and is closed', async () => {
    const actCont = '작업 전 허가 확인을 TBM 순서에 넣었습니다'
    expect(said(await act('vnd01a', url, 'submitAction', { actCont }))).toContain(
      '조치 사진 또는 서류를 등록해 주세요.',
    )
    await upload('vnd01a', url, '')
    await done('vnd01a', url, 'submitAction', { actCont })
    expect((await act('vnd01a', url, 'close')).body.message).toBe('안전담당만 할 수 있습니다.')
    await done('saf01', url, 'redo', { reason: '교육 참석자 명단을 함께 제출해 주세요' })
    await done('vnd01a', url, 'submitAction', { actCont })
    expect(await done('saf01', url, 'close')).toMatchObject({ state: 'closed' })
  })
  test('a violation that nobody answers is confirmed by the clock after its time', async () => {
    const silent = await issued({
      vendorCd: 'V00005',
      vendorWorkerNo: null,
      violStdNo: await standard('VIO15'),
    })
    on('2027-03-17', '00:10')
    await vendorClock(portal.engine)
    expect((await (await as('saf01')).get(silent)).body.data.state).toBe('confirmed')
    on(today, '14:00')
  })
  test('the table of violations stays as it was once it has been used', async () => {
    expect(
      said(
        await (
          await as('saf01')
        ).change(`/api/vendor/violstd/${await standard('VIO03')}`, { workerPoint: 1 }),
      ),
    ).toContain('지적에 쓰인 기준은 수정할 수 없습니다.')
    expect(
      said(
        await (
          await as('issuer01')
        ).change(`/api/vendor/violstd/${await standard('VIO09')}`, { workerPoint: 1 }),
      ),
    ).toContain('위반기준은 안전담당만 수정할 수 있습니다.')
  })

  describe('leads to a sanction that', () => {
    const sanctionPath = '/api/vendor/sanction'
    /** Submits a sanction for approval (ABZ04); it holds once the last signer has approved. */
    const enforce = async (no: number) => {
      const url = `${sanctionPath}/${no}`
      expect(await done('saf01', url, 'submit')).toMatchObject({ state: 'pending' })
      await signDocument(portal, 'sanction', no, byPassword)
      expect((await (await as('saf01')).get(url)).body.data.state).toBe('active')
    }
    const entry = async () =>
      sql().one<{ entryStatCd: string; banToYmd: string | null }>(
        'select "entryStatCd", "banToYmd"::text as "banToYmd" from "vendorWorker" where "vendorWorkerNm" = $1',
        ['정대현'],
      )
    test('names a person or a company as its kind asks, from first to last day', async () => {
      const sanctionBody = {
        plantCd: '1000',
        vendorCd: 'V00003',
        sanctionTypeCd: 'VSC04',
        fromYmd: today,
        cont: '대표자 면담을 실시합니다',
      }
      const refusal = async (over: Body, userId = 'saf01') =>
        said(await (await as(userId)).post(sanctionPath, { ...sanctionBody, ...over }))
      expect(await refusal({ sanctionTypeCd: 'VSC02' })).toContain('재교육·출입정지·영구출입금지는 대상자를')
      expect(await refusal({ vendorWorkerNo: await worker('전인수') })).toContain(
        '업체 제재는 업체만 지정해 주세요.',
      )
      expect(await refusal({ sanctionTypeCd: 'VSC02', vendorWorkerNo: await worker('오세민') })).toContain(
        '이 업체의 작업자가 아닙니다.',
      )
      expect(await refusal({ toYmd: addDays(today, -1) })).toContain('종료일은 시작일보다 빠를 수 없습니다.')
      expect(await refusal({}, 'issuer01')).toMatch(/^403/)
      const made = await (await as('saf01')).post(sanctionPath, sanctionBody)
      expect(made.status).toBe(201)
      // Head of the drafter's department and head of safety are one person here, who is asked once.
      const form = `/api/manage/apprrequest/form?taskClassNm=sanction&taskActNm=submit&apprBizKey=${made.body.data.sanctionNo}`
      const { steps } = (await (await as('saf01')).get(form)).body.data as {
        steps: { stepKindCd: string; userId: string }[]
      }
      expect(steps.map(({ userId }) => userId)).toEqual(['safhead01', 'mgmt01'])
      const submit = await (
        await as('saf01')
      ).put(`${sanctionPath}/${made.body.data.sanctionNo}/submit`, {
        approval: { steps: steps.map(({ stepKindCd, userId }) => ({ stepKindCd, userId })) },
      })
      expect([submit.status, submit.body.message]).toEqual([200, undefined])
    })
    test('keeps the worker out of permits while it holds, and lets him in again when it is over', async () => {
      const { no } = await sql().one<{ no: number }>(
        'select "sanctionNo" as no from "sanction" where "vendorWorkerNo" = $1',
        [await worker('정대현')],
      )
      await enforce(no)
      expect(await entry()).toEqual({ entryStatCd: 'suspended', banToYmd: addDays(today, 6) })
      const order = await sql().one<{ no: number }>(
        `select "wkodNo" as no from "workOrder" where "vendorCd" = 'V00001' and "state" = 'inProgress' limit 1`,
      )
      const crew = await (
        await as('vnd01s')
      ).get(`/api/saf/workpermitcrew?wkodNo=${order.no}&workYmd=${today}&q=${encodeURIComponent('정대현')}`)
      expect(JSON.stringify(crew.body)).toContain("출입승인 상태가 '정지'입니다.")
      on(addDays(today, 6), '23:50')
      await vendorClock(portal.engine)
      expect((await entry()).entryStatCd).toBe('suspended')
      on(addDays(today, 7), '00:05')
      await vendorClock(portal.engine)
      expect(await entry()).toEqual({ entryStatCd: 'approved', banToYmd: null })
      on(today, '15:00')
    })
    test('a sanction on a company stops new entries until the head office lifts it', async () => {
      const made = await (
        await as('saf01')
      ).post(sanctionPath, {
        plantCd: '1000',
        vendorCd: 'V00004',
        sanctionTypeCd: 'VSC05',
        fromYmd: today,
        toYmd: addDays(today, 13),
        cont: '반복 위반으로 신규출입을 제한합니다',
      })
      const no = made.body.data.sanctionNo as number
      await enforce(no)
      const status = async () =>
        (
          await sql().one<{ cd: string }>(
            `select "vendorStatusCd" as cd from "vendor" where "vendorCd" = 'V00004'`,
          )
        ).cd
      expect(await status()).toBe('VST03')
      const reason = '개선계획 이행을 현장에서 확인하였습니다'
      expect((await act('saf01', `${sanctionPath}/${no}`, 'lift', { reason })).body.message).toBe(
        'SHE관리자(본사)만 해제할 수 있습니다.',
      )
      expect(await done('hq01', `${sanctionPath}/${no}`, 'lift', { reason })).toMatchObject({
        state: 'lifted',
        liftReason: reason,
      })
      expect(await status()).toBe('VST02')
    })
    test('may be refused, and is changed only while it is proposed', async () => {
      const made = await (
        await as('saf01')
      ).post(sanctionPath, {
        plantCd: '1000',
        vendorCd: 'V00005',
        sanctionTypeCd: 'VSC04',
        fromYmd: today,
        cont: '대표자 면담을 실시합니다',
      })
      const proposed = `${sanctionPath}/${made.body.data.sanctionNo as number}`
      await done('saf01', proposed, 'discard', { reason: '이미 지난달에 면담을 하였습니다' })
      expect(said(await (await as('saf01')).change(proposed, { cont: '다시 면담합니다' }))).toContain(
        '제안 상태에서만 수정할 수 있습니다.',
      )
    })
  })
})
