import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { runTransition } from '../../core/server/entity/transition.ts'
import { vendorEquipBehaviour } from './equip/vendor-equip.server.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import { refusalOf, startPermitLife, permitPath, type PermitLife } from '../../../test/permit-life.ts'

/**
 * A permit's demands on the vendor's registers: equipment that is let in, inspected, insured and driven by a
 * licensed person.
 */
let life: PermitLife
beforeAll(async () => {
  life = await startPermitLife()
})
afterAll(() => life?.close())

const path = '/api/vendor/equip'
const equipment = {
  vendorCd: 'V00003',
  vendorEquipNm: '5톤 지게차',
  equipTypeCd: 'VEQ02',
  regNo: '전남06나9001',
}
const said = ({
  status,
  body,
}: {
  status: number
  body: { message?: string; fields?: { path: string; message: string }[] }
}) =>
  `${status} ${(body.fields ?? []).map((field) => `${field.path}: ${field.message}`).join(' ') || body.message}`

describe('equipment', () => {
  let no: number
  let permitNo: number
  const url = () => `${path}/${no}`
  const act = async (userId: string, action: string, body: object = {}) =>
    life.put(userId, `${url()}/${action}`, body)
  const request = async () => refusalOf(await life.put('vnd03s', `${permitPath}/${permitNo}/request`))

  test('is not let in before its papers and its driver are in order, nor by its own vendor', async () => {
    no = (await life.post('vnd03s', path, equipment)).body.data.vendorEquipNo as number
    expect((await act('vnd03s', 'approve')).status).toBe(403)
    expect((await act('vnd03s', 'approve')).body.message).toBe(
      '반입장비는 발주 사업장의 담당자만 승인하고 정지할 수 있습니다.',
    )
    expect(refusalOf(await act('saf01', 'approve')).text).toContain('검사 유효일이 등록되지 않았습니다.')
    const driverWorkerNo = await life.workerNo('전인수')
    await life.change('vnd03s', url(), {
      inspToYmd: addDays(life.day, 5),
      insurToYmd: addDays(life.day, 90),
      driverWorkerNo,
    })
    expect(refusalOf(await act('saf01', 'approve'))).toMatchObject({
      status: 422,
      guards: ['inspected', 'papers'],
    })
    const worker = `/api/vendor/worker/${driverWorkerNo}`
    const { qualifications } = (await life.get('saf01', worker)).body.data as { qualifications: object[] }
    const licence = { qualTypeCd: 'VQL03', qualNm: '지게차운전기능사', verifyStatusCd: 'VVF02' }
    expect(
      (await life.change('saf01', worker, { qualifications: [...qualifications, licence] })).status,
    ).toBe(200)
  })
  test('keeps a permit from being asked for, with the way to its page, until it is let in', async () => {
    const equips = [{ vendorEquipNo: no, useTxt: '차단기 반입' }]
    const without = await life.create('vnd03s', await life.plainWork({ equips }))
    expect(refusalOf(await life.put('vnd03s', `${permitPath}/${without}/request`)).text).toContain(
      '장비 ‘5톤 지게차’: 중장비·양중 보충허가가 필요합니다.',
    )
    const lift = {
      supplCd: 'S6',
      equipTxt: '5톤 지게차',
      loadKg: 900,
      ratedKg: 5000,
      radiusM: 2,
      signalTxt: '홍석진',
      leaderNm: '전인수',
    }
    permitNo = await life.create(
      'vnd03s',
      await life.plainWork({ equips, supplCds: ['S6'], supplements: [lift] }),
    )
    const refused = await life.put('vnd03s', `${permitPath}/${permitNo}/request`)
    expect(refused.body.reasons).toEqual([
      {
        guard: 'equipment',
        message: "5톤 지게차 장비: 반입상태가 '등록'입니다.",
        fixUrl: `/vendor/enter/vendorEquipDetail?no=${no}`,
      },
    ])
    // A forklift is let in by its entry inspection alone (src/modules/safety/spe/spe.api.test.ts).
    expect(refusalOf(await act('saf01', 'approve')).guards).toEqual(['inspected'])
    await inTransaction(life.portal.engine, asSystem('test'), (context) =>
      runTransition(vendorEquipBehaviour, context, no, 'approve'),
    )
  })
  test('keeps it from being asked for when inspection or insurance end before the day of work', async () => {
    await life.change('vnd03s', url(), {
      inspToYmd: addDays(life.day, -1),
      insurToYmd: addDays(life.day, -1),
    })
    expect(await request()).toMatchObject({ status: 422, guards: ['equipment'] })
    expect((await request()).text).toContain(`검사 유효기간이 ${addDays(life.day, -1)}에 끝났습니다.`)
    await life.change('vnd03s', url(), { inspToYmd: life.day, insurToYmd: life.day })
    expect((await act('saf01', 'stop', { reason: '제동장치 누유로 사용을 정지합니다' })).status).toBe(200)
    expect((await request()).text).toContain("반입상태가 '사용정지'입니다.")
    expect((await act('saf01', 'resume')).status).toBe(200)
    expect((await life.put('vnd03s', `${permitPath}/${permitNo}/request`)).status).toBe(200)
  })
  test('equipment of another company, or the same one twice, cannot be put on a permit', async () => {
    const crane = await life.portal.engine.database.one<{ no: number }>(
      `select "vendorEquipNo" as no from "vendorEquip" where "vendorCd" = 'V00004' limit 1`,
    )
    const made = async (equips: object[]) =>
      said(await life.post('rqst02', permitPath, await life.plainWork({ equips })))
    expect(await made([{ vendorEquipNo: crane.no }])).toContain('수행업체의 장비가 아닙니다.')
    expect(await made([{ vendorEquipNo: no }, { vendorEquipNo: no }])).toContain(
      '같은 장비가 두 번 등록되었습니다.',
    )
  })
  test('equipment that a permit uses stays in the register, and can be changed only while it is on site', async () => {
    expect(
      said(await life.change('saf01', url(), { driverWorkerNo: await life.workerNo('곽도영') })),
    ).toContain('이 업체의 작업자가 아닙니다.')
    expect(said(await life.change('saf01', url(), { vendorCd: 'V00001' }))).toContain(
      '등록된 장비의 업체는 바꿀 수 없습니다.',
    )
    expect(said(await life.portal.signIn('saf02').then((client) => client.delete(url())))).toContain(
      '등록 상태의 장비만 삭제할 수 있습니다.',
    )
    await act('vnd03s', 'takeOut')
    expect(said(await life.change('vnd03s', url(), { remark: '반출' }))).toContain(
      '반출된 장비는 재반입한 뒤 수정할 수 있습니다.',
    )
    await act('vnd03s', 'bringBack')
    expect(said(await life.portal.signIn('saf02').then((client) => client.delete(url())))).toContain(
      '작업허가에 쓰인 장비는 삭제할 수 없습니다.',
    )
    expect((await life.change('issuer01', url(), { remark: '메모' })).body.message).toBe(
      '장비는 소속 업체와 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.',
    )
  })
})

describe('information in writing (산업안전보건법 제65조)', () => {
  const info = '/api/vendor/safetyinfo'
  const sql = () => life.portal.engine.database
  let no: number
  const url = () => `${info}/${no}`
  const act = async (userId: string, action: string, body: object = {}) =>
    life.put(userId, `${url()}/${action}`, body)
  const sheet = async () => ({
    contractNo: (
      await sql().one<{ no: number }>(
        `select "contractNo" as no from "vendorContract" where "vendorCd" = 'V00003' and "state" = 'active' order by "toYmd" desc limit 1`,
      )
    ).no,
    workNm: '시험 전선관 굴착',
    facilityTxt: '전기실 북측',
    hazardCont: '매설 전력케이블의 감전과 굴착면 붕괴 위험이 있습니다.',
    cautionCont: '시굴로 매설물을 확인하고 굴착면 기울기를 지킵니다.',
    emergencyCont: '감전 시 차단기를 내리고 119와 방재센터에 신고합니다.',
    chemicals: [{ chemNm: '절연유', casNo: '64742-53-6' }],
  })
  test('the information is written and given by the plant, and the company that got it signs for it', async () => {
    expect(said(await life.post('vnd03a', info, await sheet()))).toContain(
      '403 정보제공서는 발주 사업장의 담당자만',
    )
    no = (await life.post('saf01', info, await sheet())).body.data.safetyInfoNo as number
    expect((await act('vnd01a', 'receive')).status).toBe(404)
    expect((await act('vnd03a', 'provide')).body.message).toBe(
      '정보제공서는 발주 사업장의 담당자만 작성하고 제공할 수 있습니다.',
    )
    await act('saf01', 'provide')
    expect(said(await life.change('saf01', url(), { workNm: '다른 작업' }))).toContain(
      '작성 상태에서만 수정할 수 있습니다. 회수한 뒤 수정해 주세요.',
    )
    expect((await act('saf01', 'receive')).body.message).toBe('정보를 제공받은 업체만 할 수 있습니다.')
  })
  test('is asked for at the issue of a permit for a confined space, an excavation or a dangerous line', async () => {
    const permitNo = await life.create(
      'vnd03s',
      await life.plainWork({
        supplCds: ['S3'],
        supplements: [{ supplCd: 'S3', depthM: 1, widthM: 1, buriedCds: [] }],
        safetyInfoNo: no,
        workers: [],
      }),
    )
    await life.force(permitNo, 'approvalPending', { issuerUserId: 'issuer01' })
    const missing = async () => {
      const { allowed } = (await life.get('approver01', `${permitPath}/${permitNo}`)).body as {
        allowed: { action: string; reasons: { guard: string; message: string }[] }[]
      }
      return (allowed.find(({ action }) => action === 'approve')?.reasons ?? []).filter(
        ({ guard }) => guard === 'information',
      )
    }
    const [named] = await missing()
    expect(named).toMatchObject({ fixUrl: `/vendor/base/safetyInfoDetail?no=${no}` })
    expect(named!.message).toContain(
      "상태가 '제공'입니다. 업체의 수령 확인이 필요합니다(산업안전보건법 제65조).",
    )
    await sql().query('update "workPermit" set "safetyInfoNo" = null where "permitNo" = $1', [permitNo])
    expect((await missing()).map(({ message }) => message)).toEqual([
      '업체가 수령 확인한 안전보건 정보제공서가 없습니다(산업안전보건법 제65조).',
    ])
    const received = await act('vnd03a', 'receive')
    expect(received.body.data).toMatchObject({ state: 'received', recvUserId: 'vnd03a' })
    expect(await missing()).toEqual([])
    expect((await act('vnd03a', 'receive')).status).toBe(409)
  })
  test('reaches subcontractors, is checked, printed and taken back', async () => {
    expect((await act('vnd03a', 'copyToSub', { subCopyTxt: '한빛굴착' })).body.data.subCopyTxt).toBe(
      '한빛굴착',
    )
    expect((await act('vnd03a', 'check', { checkCont: '현장 확인' })).status).toBe(403)
    expect(
      (await act('saf01', 'check', { checkCont: '시굴 기록과 TBM 일지를 현장에서 확인함' })).body.data
        .checkUserId,
    ).toBe('saf01')
    const pdf = await life.get('vnd03a', `${url()}/print`)
    expect([pdf.status, (pdf.body as Buffer).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(
      (await act('saf01', 'withdraw', { reason: '작업 범위가 바뀌어 다시 작성합니다' })).body.data.state,
    ).toBe('withdrawn')
  })
  test('information of another company or plant cannot be named on a permit, and none is written for a contract that has ended', async () => {
    const other = await sql().one<{ no: number }>(
      `select "safetyInfoNo" as no from "safetyInfo" where "vendorCd" = 'V00005' limit 1`,
    )
    expect(
      said(await life.post('rqst02', permitPath, await life.plainWork({ safetyInfoNo: other.no }))),
    ).toContain('safetyInfoNo:')
    const ended = await sql().one<{ no: number }>(
      `select "contractNo" as no from "vendorContract" where "state" = 'ended' limit 1`,
    )
    expect(said(await life.post('saf01', info, { ...(await sheet()), contractNo: ended.no }))).toContain(
      '종료된 계약에는 정보를 제공할 수 없습니다.',
    )
  })
})
