import { expect, test } from 'vitest'
import { jpeg } from '../../../../test/file-samples.ts'
import type { Client, Portal } from '../../../../test/portal.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { eventCalls, fields, paths } from './event-life.test-kit.ts'

/** The code at the gate and reports without a name, told on the portal of the stories of accidents. */
export function linkStories(portalNow: () => Portal, safetyNow: () => Client, memberNow: () => Client): void {
  const { act, one, today } = eventCalls(portalNow, safetyNow)
  const byReceipt = async (receipt: string, kind = 'nearMiss') =>
    portalNow().anonymous.get(`/api/public/improvementreceipt/${receipt}?kind=${kind}`)
  const numberOf = async (code: string) =>
    (await one<{ no: number }>('select "safEventNo" as "no" from "safEvent" where "safEventCd" = $1', [code]))
      .no

  test('the code at the gate asks for a near miss too, keeps nobody’s name, and its receipt tells how far it is', async () => {
    const head = await portalNow().signIn('hq01')
    const opened = await head.post('/api/impr/link', {
      linkNm: '정문 안내판',
      plantCd: '1000',
      deptCd: 'D121',
      vendorCd: 'V00001',
      useYn: 'Y',
      fromYmd: today(),
      toYmd: addDays(today(), 30),
    })
    const address = await head.get(`/api/impr/link/${opened.body.data.imprLinkNo}/address`)
    const path = `/api/public/improvementlink/${address.body.data.url.split('/improve/')[1]}`
    const { anonymous } = portalNow()
    const page = (await anonymous.get(`${path}?langCd=en`)).body.data
    expect(page.kinds).toMatchObject([{ kind: 'nearMiss', title: 'Near miss' }])
    expect(page.kinds[0].types).toContainEqual({ code: 'fall', name: 'Fall from height' })
    const said = {
      kind: 'nearMiss',
      problemDesc: '비계에서 공구가 바로 옆에 떨어졌습니다.',
      placeNm: '정비동 비계 2단',
    }
    expect(fields(await anonymous.post(path, { ...said, problemDesc: '짧음' }))).toEqual([400, 'problemDesc'])
    expect(fields(await anonymous.post(path, { ...said, hazardTypeCd: 'NOPE' }))).toEqual([
      400,
      'hazardTypeCd',
    ])
    const sent = await anonymous.post(path, { ...said, hazardTypeCd: 'object' })
    expect([sent.status, sent.body.data.kind]).toEqual([201, 'nearMiss'])
    const { imprCd, receipt } = sent.body.data as { imprCd: string; receipt: string }
    const no = await numberOf(imprCd)
    const row = await one(
      'select "eventKindCd", "plantCd", "deptCd", "vendorCd", "occurTypeCd", "reportUserId", "createUserId", "anonYn" from "safEvent" where "safEventNo" = $1',
      [no],
    )
    expect(row).toEqual({
      eventKindCd: 'nearMiss',
      plantCd: '1000',
      deptCd: 'D121',
      vendorCd: 'V00001',
      occurTypeCd: 'object',
      reportUserId: null,
      createUserId: 'system',
      anonYn: 'Y',
    })
    expect((await byReceipt(receipt)).body.data).toMatchObject({ imprCd, step: 'asked', photoCnt: 0 })
    const form = new FormData()
    form.append('files', new File([Uint8Array.from(await jpeg(500, 80))], '사진.jpg'))
    const given = new Response(form)
    const photo = await portalNow().app.inject({
      method: 'POST',
      url: `/api/public/improvementreceipt/${receipt}/photo?kind=nearMiss`,
      headers: { 'content-type': given.headers.get('content-type')! },
      payload: Buffer.from(await given.arrayBuffer()),
    })
    expect([photo.statusCode, photo.json().data.photoCnt]).toEqual([200, 1])
    // A receipt of one kind opens nothing of another.
    expect((await byReceipt(receipt, 'improvement')).status).toBe(404)
    expect((await anonymous.get(`/api/public/improvementreceipt/${receipt}`)).status).toBe(404)
    const { data } = (await safetyNow().get(`${paths.events}/${no}`)).body
    await safetyNow().change(`${paths.events}/${no}`, { ...data, freqBef: 2, sevBef: 2 })
    await act(safetyNow(), no, 'accept')
    expect((await byReceipt(receipt)).body.data.step).toBe('received')
  })

  test('the receipt of an anonymous report opens its progress for whoever has it, and for nobody else', async () => {
    const { body } = await memberNow().post('/api/saf/accident/anonymous', {
      eventKindCd: 'hazard',
      safEventNm: '이름 없는 위험관찰',
      occurDt: `${today()}T00:00:00+09:00`,
      placeNm: '정비창고',
      summaryTxt: '선반이 기울어져 있습니다.',
    })
    const { safEventCd, receipt } = body.data as { safEventCd: string; receipt: string }
    expect((await byReceipt(receipt)).body.data).toMatchObject({ imprCd: safEventCd, step: 'asked' })
    expect((await byReceipt(`${receipt.slice(0, -2)}xx`)).status).toBe(404)
    await act(safetyNow(), await numberOf(safEventCd), 'dismiss', { reason: '중복 신고로 확인하였음' })
    expect((await byReceipt(receipt)).body.data.step).toBe('ended')
  })
}
