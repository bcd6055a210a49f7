import { addDays } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { modules } from '../../src/app/modules.ts'
import { privacyDefaults, type PrivacyParameter } from '../../src/platform/privacy/privacy-parameters.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'

const [kept, told] = [
  '개인정보 보호법 제21조(개인정보의 파기)',
  '개인정보 보호법 시행령 제39조제1항, 제40조제1항',
]
const facts: Record<
  PrivacyParameter,
  [note: string, unit: string, source: string | null, confirm: 'Y' | 'N']
> = {
  PRIVACY_BREACH_HOURS: ['개인정보 유출을 알게 된 때부터 통지와 신고까지의 기한', '시간', told, 'N'],
  PRIVACY_REPORT_PERSONS: [
    '신고 대상이 되는 정보주체 수',
    '명',
    '개인정보 보호법 시행령 제40조제1항제1호',
    'N',
  ],
  PRIVACY_USER_YEARS: [
    '퇴사하거나 정지된 계정의 개인정보 보관기간. 지나면 파기 목록에 오릅니다.',
    '년',
    kept,
    'Y',
  ],
  PRIVACY_LOGIN_YEARS: [
    '로그인이력 보관기간. 1년이 지나지 않은 행은 삭제되지 않습니다.',
    '년',
    '개인정보의 안전성 확보조치 기준 제8조',
    'Y',
  ],
  PRIVACY_SESSION_DAYS: ['끝난 세션(접속지 포함)의 보관기간', '일', kept, 'Y'],
  PRIVACY_MAIL_DAYS: ['보낸 메일의 보관기간', '일', kept, 'Y'],
  PRIVACY_NOTI_DAYS: ['알림의 보관기간', '일', kept, 'Y'],
  PRIVACY_WORKER_YEARS: [
    '거래가 끝났거나 사용하지 않는 업체 작업자의 개인정보 보관기간. 지나면 파기 목록에 오릅니다.',
    '년',
    kept,
    'Y',
  ],
  PRIVACY_LIST_DAYS: [
    '보관기간이 지난 개인정보의 파기 목록을 자동으로 만드는 간격. 파기는 승인한 뒤에 합니다.',
    '일',
    '표준 개인정보 보호지침 제10조(개인정보의 파기방법 및 절차)',
    'Y',
  ],
  PRIVACY_ENTER_YEARS: [
    '출입기록 보관기간. 지나면 파기 목록에 오릅니다.',
    '년',
    '산업안전보건법 제164조(서류의 보존)',
    'Y',
  ],
}

/** Figures for every installation; with the demonstration one breach that was answered in time. */
export async function seedPrivacy(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'privacy',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: (Object.keys(privacyDefaults) as PrivacyParameter[]).map((paramCd) => {
      const [note, unit, source, confirmNeededYn] = facts[paramCd]
      return {
        paramCd,
        val: String(privacyDefaults[paramCd]),
        fromYmd: '2020-01-01',
        unit,
        source,
        note,
        confirmNeededYn,
      }
    }),
  })
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'recordClasses',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: modules
      .flatMap(({ recordClasses = {} }) => Object.values(recordClasses))
      // What is kept for the life of its equipment has no years until somebody dates them.
      .filter(({ years }) => years !== null)
      .map(({ paramCd, years, source }) => ({
        paramCd,
        val: String(years),
        fromYmd: '2020-01-01',
        unit: '년',
        source,
        note: '업무기록의 보존기간. 지난 기록은 개인정보 파기 화면에 건수로 보이며 자동으로 삭제하지 않습니다.',
        confirmNeededYn: 'Y',
      })),
  })
  if (!demo || (await sql.maybe('select 1 from "privacyBreach" limit 1'))) return
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}:00+09:00`
  await insertRows(sql, 'privacyBreach', [
    {
      knownDt: at(-40, '10:20'),
      contTxt: '협력업체 출입자 명단을 다른 업체 담당자에게 메일로 보냄',
      itemTxt: '이름, 휴대전화, 차량번호',
      personCnt: 14,
      sensitiveYn: 'N',
      outsideYn: 'N',
      rptYn: 'N',
      dueDt: at(-37, '10:20'),
      notiDt: at(-40, '16:05'),
      notiTxt: '14명에게 유출 항목, 시점과 경위, 대응 조치, 문의처를 문자와 전화로 알림',
      actTxt: '받은 사람의 삭제를 확인하고, 명단은 포털에서만 보도록 바꿈',
      state: 'closed',
    },
  ])
}
