import type { Sql } from '../../src/core/server/database/database.ts'
import type { FileStore } from '../../src/core/server/files/file-store.ts'
import { hangAll, newest, type Hanging } from './hang-files.ts'

/** Letters of appointment, enclosures of notices and the letter after a breach (admin 11). */
const hangings: readonly Hanging[] = [
  {
    taskClassNm: 'notice',
    taskFlag: '',
    records: newest('notice', 'noticeNo', 4, '"createUserId"', `"state" = 'posted'`),
    fileOrgNm: '붙임_세부내용.pdf',
    lines: ['적용 대상과 시기', '바뀌는 내용', '준비할 사항', '문의처'],
  },
  {
    taskClassNm: 'userDuty',
    taskFlag: '',
    records: newest('userDuty', 'userDutyNo', 5, `'saf01'`),
    fileOrgNm: '선임서.pdf',
    lines: ['선임 직무와 기간', '근거 법령', '자격과 교육 이수', '권한과 책임'],
  },
  {
    taskClassNm: 'privacyBreach',
    taskFlag: '',
    records: newest('privacyBreach', 'breachNo', 1, `'hq01'`),
    fileOrgNm: '통지문.pdf',
    lines: ['유출된 항목', '유출 시점과 경위', '피해를 줄이는 방법', '대응 조치와 문의처'],
  },
]
export const hangPlatformFiles = (sql: Sql, store: FileStore): Promise<number> =>
  hangAll(sql, store, hangings)
