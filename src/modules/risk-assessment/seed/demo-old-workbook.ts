import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { asSystem, timeOf, type Context } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { WorkbookSheet } from '../../../core/server/excel/sheet-layout.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { systemClock } from '../../../core/server/runtime/clock.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { insertFiles } from '../../../platform/attachment/attachment-files.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { studyTeam } from './demo-hazop-meetings.ts'

/** The consultant whose columns and letters are remembered with the first import. */
export const oldWorkbookSender = '대한공정기술'
const fileNm = 'T-302_스티렌_HAZOP_2021_대한공정기술.xlsx'
const risk = '위험도'
const columns = [
  { header: '이탈현상', width: 16 },
  { header: '가능한 원인', width: 30 },
  { header: '예상 결과', width: 30 },
  { header: '기존 안전장치', width: 28 },
  { header: '강도', group: risk, width: 7 },
  { header: '빈도', group: risk, width: 7 },
  { header: '등급', group: risk, width: 7 },
  { header: '개선 권고사항', width: 30 },
  { header: '담당', width: 12 },
]
type OldLine = readonly (string | number | null)[]
const sheet = (name: string, title: string, rows: readonly OldLine[]): WorkbookSheet => ({
  name,
  title,
  columns,
  joined: 2,
  rows,
})
/**
 * A study as a consultant left it: a sheet for each node under a title and a header of two lines, merged deviations and
 * causes, letters for frequencies, cells with several points, a cover without a worksheet.
 */
export const oldWorkbook: readonly WorkbookSheet[] = [
  {
    name: '표지',
    columns: [{ header: '2021년 공정위험성평가 보고서', width: 40 }],
    rows: [['대한공정기술']],
  },
  sheet('Node 1', '노드: T-302 스티렌 저장', [
    [
      '액위 증가(넘침)',
      '로리 하역 중 LIC-302 낮은 지시',
      '넘침, 방유제 내 화재',
      'LAH-302; 방유제',
      3,
      'M',
      '중대',
      'R-01 독립 고액위 차단 설치',
      '생산1팀',
    ],
    [
      '액위 증가(넘침)',
      '로리 하역 중 LIC-302 낮은 지시',
      '증기 확산, 작업자 흡입',
      'GD-301 가스감지기',
      2,
      'M',
      '경미',
      'R-01',
      '생산1팀',
    ],
    [
      '온도 증가(고온)',
      '1) 여름철 일사 2) 살수설비 고장',
      '1) 증기압 상승 2) 중합 개시',
      'TAH-302\n살수설비',
      3,
      'L',
      '상당',
      '중합억제제 농도 주 1회 확인',
      '품질팀',
    ],
    [
      '압력 감소(진공)',
      '통기밸브 막힘 상태에서 배출',
      '탱크 찌그러짐',
      '통기밸브 점검',
      2,
      'L',
      '무시',
      null,
      null,
    ],
  ]),
  sheet('Node 2', '노드: T-302 스티렌 이송', [
    ['유량 없음', 'P-302 정지', '반응기 투입 지연', 'FAL-302', 1, 'M', '무시', null, null],
    [
      '유량 없음',
      '토출 밸브 닫힘',
      '차단운전, 씰 누출, 화재',
      'GD-301 가스감지기',
      3,
      'M',
      '중대',
      'R-02 최소유량 배관 설치',
      '설비팀',
    ],
    [
      '역류',
      'P-302 정지와 체크밸브 누설',
      '반응물이 T-302로 역류하여 중합',
      '체크밸브',
      4,
      'L',
      '상당',
      'R-03 이중 체크밸브와 저차압 차단',
      '설비팀',
    ],
  ]),
]
/** What a letter of the consultant's matrix means in ours. */
export const oldWorkbookLevels = { H: 3, M: 2, L: 1 } as const

/** The workbook as a file. */
export async function oldWorkbookBytes(): Promise<Buffer> {
  const out = new PassThrough()
  const [bytes] = await Promise.all([buffer(out), writeWorkbook(out, oldWorkbook)])
  return bytes
}
/** Hangs the workbook on the study of the demonstration, to be imported there. @returns how many files */
export async function hangOldWorkbook(sql: Sql, store: FileStore): Promise<number> {
  const study = await sql.maybe<{ rsaTargetNo: number }>(
    `select distinct t."rsaTargetNo" from "rsaTarget" t join "rsaHazopNode" n using ("rsaTargetNo") where n."createUserId" = 'system' order by 1 limit 1`,
  )
  if (!study) return 0
  const content = await store.put(Readable.from([await oldWorkbookBytes()]))
  const session = { ...asSystem('시연 자료'), userId: studyTeam.leader }
  const context: Context = {
    session,
    sql,
    clock: systemClock,
    ...timeOf(momentOf(systemClock.now())),
    publish: () => undefined,
  }
  await insertFiles(
    context,
    { taskClassNm: rsaTarget.name, taskKey: String(study.rsaTargetNo), taskFlag: '' },
    [
      {
        fileOrgNm: fileNm,
        fileSize: content.size,
        fileExt: 'xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        sha256: content.sha256,
        preview: null,
        pictureExplan: null,
        takenDt: null,
      },
    ],
  )
  return 1
}
