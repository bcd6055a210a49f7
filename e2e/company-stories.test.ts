import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipReader } from '../src/core/server/excel/zip-reader.ts'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { vendorClock } from '../src/modules/vendor/vendor-clock.server.ts'
import { addFile } from '../test/add-file.ts'
import { byPassword, signDocument } from '../test/sign-document.ts'
import { act, attaching, because, button, click, dialog, made, open, pane, saved } from './company-steps.ts'
import { fillRequired, pick, pressing } from './fill-form.ts'
import { callsOf } from './improvement-steps.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * Three lives of companies, each to its end in the browser: a warning until the gate opens again, a company from its
 * registration to the list of what is erased, and a half-year until its binder is unpacked.
 */
let story: Story
let safety: Person
const minutes = 3 * 60_000
beforeAll(async () => {
  story = await startStory({ at: new Date(), accessMinutes: 600 })
  safety = await story.window('saf01')
})
afterAll(() => story?.close())

const sql = () => story.portal.engine.database
const today = () => dayOf(story.portal.clock.now())
const attach = attaching(() => story)

test(
  'a warning is objected to, upheld and ends in retraining, without which the gate stays closed',
  async () => {
    const worker = await sql().one<{ no: number; name: string; passCd: string }>(
      `select w."vendorWorkerNo" as "no", w."vendorWorkerNm" as "name", p."passCd" from "enterPass" p join "vendorWorker" w using ("vendorWorkerNo")
       where p."state" = 'valid' and p."plantCd" = '1000' and w."vendorCd" = 'V00001' and w."entryStatCd" = 'approved'
         and not exists (select 1 from "warnPoint" x where x."vendorWorkerNo" = w."vendorWorkerNo") order by 1 limit 1`,
    )
    const issuer = await story.window('issuer01', {
      address: '/vendor/warn/warnPoint',
      width: 360,
      height: 740,
      touch: true,
    })
    const hand = { page: issuer.page, press: pressing(true) }
    await hand.press(button(issuer.page, '등록').last())
    const form = dialog(issuer.page)
    await pick(hand, form.getByRole('combobox', { name: '위반' }), '안전대 미체결')
    await pick(hand, form.getByRole('combobox', { name: '업체' }), '누리샘기계정비')
    // Whoever may not keep workers reads their names in part, and is offered those of the company alone.
    await hand.press(form.getByRole('combobox', { name: '대상자' }))
    const offered = issuer.page.locator('.ant-select-item-option:visible')
    await offered
      .filter({ hasText: `${worker.name.slice(0, 1)}**` })
      .first()
      .waitFor()
    expect(await offered.count()).toBeLessThan(12)
    await offered
      .filter({ hasText: `${worker.name.slice(0, 1)}**` })
      .first()
      .tap()
    await form.getByLabel('장소').fill('반응동 3층')
    await form.getByLabel('내용').fill('안전대를 걸지 않고 난간을 넘어감')
    const { warnNo } = await saved(issuer, form, hand.press)
    const address = `/vendor/warn/warnPointDetail?no=${warnNo}`
    await issuer.page.waitForURL(/warnPointDetail/)
    await attach(issuer, '난간.jpg', true)
    await picture(issuer.page, 'company-warning-issued')
    expect(issuer.errors).toEqual([])
    await issuer.leave()

    await open(safety, address, '안전대 미체결')
    await act(safety, '통보')
    const manager = await story.window('vnd01a', { address })
    await act(manager, '소명', because('안전대를 걸고 있었습니다. 사진을 다시 봐 주세요.'))
    const judge = await story.window('saf02', { address })
    await judge.page.getByText('안전대를 걸고 있었습니다.', { exact: false }).waitFor()
    await act(judge, '확정', because('사진에서 고리가 풀려 있음을 확인함'))
    await judge.leave()

    const { no } = await sql().one<{ no: number }>(
      'select "sanctionNo" as no from "sanction" where "vendorWorkerNo" = $1',
      [worker.no],
    )
    await open(safety, `/vendor/warn/sanctionDetail?no=${no}`, '재교육')
    await act(safety, '상신')
    await pane(safety.page).getByText('결재중', { exact: true }).first().waitFor()
    await signDocument(story.portal, 'sanction', no, byPassword)
    await open(manager, `/vendor/warn/sanctionDetail?no=${no}`, '재교육')
    await pane(manager.page).getByText('시행', { exact: true }).first().waitFor()
    await picture(manager.page, 'company-sanction-told')

    // Its last day comes without the education.
    await sql().query('update "sanction" set "toYmd" = $2 where "sanctionNo" = $1', [no, today()])
    await vendorClock(story.portal.engine)
    await open(safety, '/vendor/enter/enterLog', '출입기록')
    const gate = pane(safety.page).getByRole('region', { name: '게이트 확인' })
    const shown = async () => {
      await gate.getByLabel('출입증 번호 또는 출입증 QR').fill(worker.passCd)
      await gate.getByRole('button', { name: '확인', exact: true }).click()
      return gate.getByRole('status')
    }
    await (await shown()).getByText('재교육 미이수에 따른 출입증 정지', { exact: false }).waitFor()
    await picture(safety.page, 'company-gate-refused')

    await open(manager, '/vendor/portal/educationStatus?view=results', '교육현황')
    await button(manager.page, '등록').last().click()
    const result = dialog(manager.page)
    const desk = { page: manager.page, press: click }
    await fillRequired(desk, result, {
      '협력업체 작업자': worker.name,
      교육명: '추락 예방 재교육',
      '교육 시작일': today(),
      이수일: today(),
      '인정시간(분)': '240',
      교육기관: '여수 안전교육원',
    })
    await pick(desk, result.getByRole('combobox', { name: '출입·허가 교육구분' }), '재교육')
    const { eduResultNo } = await saved(manager, result)
    await manager.page.waitForURL(/eduResultDetail/)
    await attach(manager, '이수증.pdf')
    await safety.show(`/education/result/eduResultDetail?no=${eduResultNo}`)
    await button(safety.page, '반려').waitFor()
    await act(safety, '확인')
    await vendorClock(story.portal.engine)
    await open(safety, '/vendor/enter/enterLog', '출입기록')
    await (await shown()).getByText('통과', { exact: true }).waitFor()
    await picture(safety.page, 'company-gate-open')
    expect([...safety.errors, ...manager.errors]).toEqual([])
    await manager.leave()
  },
  minutes,
)

test(
  'a company is registered, shows its papers, brings a man in and ends with the list of what is erased',
  async () => {
    const vendorCd = 'V09001'
    const company = `/vendor/base/vendorDetail?no=${vendorCd}`
    const desk = { page: safety.page, press: click }
    await open(safety, '/vendor/base/vendorList', '업체목록')
    await button(safety.page, '등록').last().click()
    const form = dialog(safety.page)
    await pick(desk, form.getByRole('combobox', { name: '업체구분' }), '자재공급')
    await fillRequired(desk, form, {
      업체코드: vendorCd,
      업체명: '가람설비㈜',
      사업자등록번호: '1248100998',
      대표메일: 'garam@portal.example',
      전화: '061-000-0001',
      담당연락처: '061-000-0002',
    })
    await saved(safety, form)
    await open(safety, company, '가람설비')
    await button(safety.page, '거래승인').waitFor()
    const calls = await callsOf(story, safety)
    // One paper by its form, the other one as its form would.
    const second = await made(calls, '/api/vendor/doc', {
      vendorCd,
      docTypeCd: 'VDC02',
      validFromYmd: '2026-01-01',
    })
    await addFile(story.portal, calls, { taskClassNm: 'vendorDoc', taskKey: second['vendorDocNo']! })
    expect((await calls.put(`/api/vendor/doc/${second['vendorDocNo']}/verify`, { okYn: 'Y' })).status).toBe(
      200,
    )
    await open(safety, '/vendor/enter/expireStatus?part=document', '만료현황')
    await button(safety.page, '등록').last().click()
    await fillRequired(desk, dialog(safety.page), { 업체: '가람설비', 서류종류: '사업자등록증' })
    await saved(safety, dialog(safety.page))
    await safety.page.waitForURL(/vendorDocDetail/)
    await attach(safety, '사업자등록증.pdf')
    await button(safety.page, '확인').click()
    await pane(safety.page).getByText('확인', { exact: true }).first().waitFor()
    await button(safety.page, '확인').waitFor({ state: 'hidden' })
    await picture(safety.page, 'company-paper-verified')
    await open(safety, company, '가람설비')
    await act(safety, '거래승인', async (popup) => {
      await popup.getByLabel('업체 관리자 이름').fill('가람관리자')
      await popup.getByLabel('업체 관리자 메일').fill('boss@portal.example')
    })
    await pane(safety.page).getByText('정상', { exact: true }).first().waitFor()

    const { linkUrl } = await sql().one<{ linkUrl: string }>(
      `select "linkUrl" from "mailQueue" where "eventCd" = 'VND_INVITE' order by "mailNo" desc limit 1`,
    )
    const [userId, password] = ['garam_boss', 'Wind-Mill-72!']
    await made(story.portal.anonymous, `/api/public/vendorjoin/${linkUrl.split('/join/')[1]}`, {
      userId,
      userPwd: password,
      userPwdRepeat: password,
      privAgreeYn: 'Y',
      privAgreeVer: '1.0',
    })
    const supervisor = await story.window('rqst01')
    const asked = await callsOf(story, supervisor)
    const { contractNo } = await made(asked, '/api/vendor/contract', {
      contractNm: '배관 지지대 실측',
      vendorCd,
      plantCd: '1000',
      deptCd: 'D121',
      mgrUserId: 'rqst01',
      contractTypeCd: 'CTT02',
      riskLvlCd: 'RLV03',
      fromYmd: today(),
      toYmd: addDays(today(), 90),
      contractAmt: 3_000_000,
      safetyAmt: 60_000,
      prohibitYn: 'N',
      approveTargetYn: 'N',
      chemSubYn: 'N',
      infoTargetYn: 'N',
      subAllowYn: 'N',
    })
    expect((await asked.put(`/api/vendor/contract/${contractNo}/begin`)).status).toBe(200)
    const boss = await story.window(userId, { signIn: false })
    await boss.go('/login?redirect=%2Fvendor%2Fportal%2FvendorInfo%3Fpart%3Denter')
    const card = boss.page.locator('#root .sign-in-card')
    await card.getByText('협력업체', { exact: true }).click()
    await card.getByLabel('아이디', { exact: true }).fill(userId)
    await card.getByLabel('비밀번호', { exact: true }).fill(password)
    await card.getByRole('button', { name: '로그인', exact: true }).click()
    await button(boss.page, '등록').last().waitFor()
    const own = await callsOf(story, boss)
    const { vendorWorkerNo } = await made(own, '/api/vendor/worker', {
      vendorCd,
      vendorWorkerNm: '가람작업자',
      birthYmd: '1980-01-01',
      phoneNo: '010-4821-7735',
      jobTypeCds: ['VJB01'],
      hireTypeCd: 'VHT01',
      entryStatCd: 'pending',
      healthFitYn: 'Y',
      privAgreeYmd: today(),
      useYn: 'Y',
    })
    const { eduResultNo } = await made(own, '/api/saf/education/result', {
      vendorWorkerNo,
      eduNm: '출입안전교육',
      eduTypeCd: 'PTW',
      eduStartYmd: today(),
      eduEndYmd: today(),
      recogMin: 120,
      resultCd: 'completed',
      outOrgNm: '여수 안전교육원',
      validToYmd: addDays(today(), 365),
    })
    await addFile(story.portal, own, {
      taskClassNm: 'eduResult',
      taskKey: eduResultNo!,
      taskFlag: 'evidence',
    })
    expect((await calls.put(`/api/saf/education/result/${eduResultNo}/verify`)).status).toBe(200)

    await button(boss.page, '등록').last().click()
    const entry = dialog(boss.page)
    await entry.getByText('방문', { exact: true }).click()
    await fillRequired({ page: boss.page, press: click }, entry, {
      시작일: today(),
      종료일: addDays(today(), 3),
    })
    const { enterRqstNo } = await saved(boss, entry)
    await boss.page.waitForURL(/enterRqstDetail/)
    const block = pane(boss.page).locator('.form-block').filter({ hasText: '신청대상' }).last()
    await block.getByRole('button', { name: '행 추가' }).click()
    await block.locator('[data-row="0"] [data-column="0"]').dblclick()
    await boss.page.locator('.grid-option').filter({ hasText: '가람작업자' }).first().click()
    await button(boss.page, '저장').click()
    await pane(boss.page).getByRole('region', { name: '출입 적격 검사' }).getByText('가람작업자').waitFor()
    await picture(boss.page, 'company-entry-asked')
    await act(boss, '제출')
    const request = `/vendor/enter/enterRqstDetail?no=${enterRqstNo}`
    await open(supervisor, request, '출입신청')
    await act(supervisor, '부서확인')
    await open(safety, request, '출입신청')
    await button(safety.page, '검토결과 저장').click()
    await act(safety, '검토완료')
    await act(safety, '승인')
    await expect
      .poll(() =>
        sql().query('select "state" from "enterPass" where "vendorWorkerNo" = $1', [vendorWorkerNo]),
      )
      .toEqual([{ state: 'valid' }])
    await picture(safety.page, 'company-entry-approved')

    // Nothing may run any more: the button says what still does.
    const { passNo } = await sql().one<{ passNo: number }>(
      'select "passNo" from "enterPass" where "vendorWorkerNo" = $1',
      [vendorWorkerNo],
    )
    const reason = { reason: '계약이 모두 끝났습니다' }
    await safety.go(company)
    await button(safety.page, '거래종료').hover()
    await safety.page.getByText('도급계약이 1건', { exact: false }).first().waitFor()
    expect((await asked.put(`/api/vendor/contract/${contractNo}/end`, reason)).status).toBe(200)
    expect((await calls.put(`/api/vendor/pass/${passNo}/stop`, reason)).status).toBe(200)
    // The open record has heard of both.
    await act(safety, '거래종료', because('계약이 모두 끝났습니다'))
    await pane(safety.page).getByText('거래종료', { exact: true }).first().waitFor()
    await picture(safety.page, 'company-ended')
    await Promise.all([boss.leave(), supervisor.leave()])

    // Years later his data is on the list that the head office signs.
    await sql().query(`update "vendor" set "endDt" = now() - interval '6 years' where "vendorCd" = $1`, [
      vendorCd,
    ])
    await sql().query(
      `update "vendorWorker" set "updateDt" = now() - interval '6 years' where "vendorCd" = $1`,
      [vendorCd],
    )
    await made(await story.portal.signIn('sys01'), '/api/manage/privacypurge', { kindCd: 'WORKER' })
    const officer = await story.window('hq01', { address: '/manage/log/privacyPurge' })
    const ledger = pane(officer.page).getByRole('gridcell', { name: '거래가 끝난 업체 작업자의 개인정보' })
    await ledger.last().dblclick()
    await dialog(officer.page).getByText('가람작업자').first().waitFor()
    await picture(officer.page, 'company-purge-list')
    expect([...officer.errors, ...safety.errors]).toEqual([])
    await officer.leave()
  },
  minutes,
)

test(
  'a half-year is frozen, approved, and its binder unpacks with the hashes that it lists',
  async () => {
    const { page } = safety
    await open(safety, '/vendor/check/subconHalfCheck', '반기 도급점검')
    await button(page, '등록').last().click()
    await saved(safety, dialog(page))
    const half = dialog(page)
    await half.getByText('미이행', { exact: false }).first().waitFor()
    await half.getByRole('button', { name: '점검완료·상신', exact: true }).click()
    const popup = dialog(page)
    await popup.getByLabel('점검 의견').fill('관리비용이 없는 계약을 다음 달까지 보완합니다.')
    await popup.getByRole('button', { name: '상신', exact: true }).click()
    await half.getByText('확정대기', { exact: true }).waitFor()
    const { no } = await sql().one<{ no: number }>('select max("vendorHalfNo") as no from "vendorHalf"')
    await signDocument(story.portal, 'vendorHalf', no)
    await half.getByText('확정', { exact: true }).first().waitFor()
    await picture(page, 'company-half-approved')
    await half.getByRole('button', { name: '증빙철(ZIP)' }).click()
    await page.keyboard.press('Escape')
    const take = page.locator('.excel-job').getByRole('button', { name: '받기', exact: true })
    await take.waitFor({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), take.click()])
    const zip = new ZipReader(readFileSync(await download.path()))
    const lines = zip.read('SHA256SUMS')!.toString().trim().split('\n')
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines)
      expect([
        line.slice(66),
        createHash('sha256')
          .update(zip.read(line.slice(66))!)
          .digest('hex'),
      ]).toEqual([line.slice(66), line.slice(0, 64)])
    expect(safety.errors).toEqual([])
  },
  minutes,
)
