import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { asSystem, type Context, timeOf } from '../../src/core/server/entity/context.ts'
import { systemClock } from '../../src/core/server/runtime/clock.ts'
import { createDatabase, type Sql } from '../../src/core/server/database/database.ts'
import { createDiskStore, type FileStore } from '../../src/core/server/files/file-store.ts'
import { closePdfRenderer, renderPdf } from '../../src/core/server/pdf/render-pdf.ts'
import { imagePreviewPixels } from '../../src/core/shared/limits.ts'
import { momentOf } from '../../src/core/shared/dates.ts'
import { insertFiles, type NewFile } from '../../src/platform/attachment/attachment-files.ts'
import { hangPictures } from './demo-pictures.ts'
import { hangSheet } from './demo-sheet.ts'

/** A kind of files and the records that get them: the newest so many rows of a table. */
interface Hanging {
  taskClassNm: string
  taskFlag: string
  /** SQL: keys and the person who attached it. */
  records: string
  /** File name and, for a picture, what it shows. */
  fileOrgNm: string
  pictureExplan?: string
  lines: readonly string[]
}
const newest = (table: string, key: string, count: number, user = '"createUserId"', where = 'true'): string =>
  `select "${key}"::text as "taskKey", ${user} as "userId" from "${table}" where ${where} order by "${key}" desc limit ${count}`

const withSupplement = (where: string): string =>
  `select p."permitNo"::text as "taskKey", p."createUserId" as "userId" from "workPermit" p join "permitSupplement" s using ("permitNo") where ${where}`

/** Files of admin 11: plans, method statements, pictures of the place, letters of appointment, law texts. */
const hangings: readonly Hanging[] = [
  {
    taskClassNm: 'workOrder',
    taskFlag: '',
    records: newest('workOrder', 'wkodNo', 6),
    fileOrgNm: '작업계획서.pdf',
    lines: ['작업 범위와 순서', '투입 인원과 장비', '위험요인과 안전조치', '비상 연락망과 대피 경로'],
  },
  {
    taskClassNm: 'workPermit',
    taskFlag: '',
    records: newest('workPermit', 'permitNo', 5),
    fileOrgNm: '위험성평가표(JSA).pdf',
    lines: ['작업 단계별 위험요인', '현재 안전조치와 위험도', '개선대책과 담당자', '작업 전 교육(TBM) 확인'],
  },
  {
    taskClassNm: 'workPermit',
    taskFlag: 'electricPlan',
    records: withSupplement(`s."supplCd" = 'S2' and s."voltageV" > 50`),
    fileOrgNm: '전기작업계획서.pdf',
    lines: [
      '작업 목적과 내용, 근로자의 자격과 인원',
      '작업 범위와 작업책임자',
      '정전 절차와 재통전 절차',
      '점검 및 시운전 계획',
    ],
  },
  {
    taskClassNm: 'workPermit',
    taskFlag: 'liftPlan',
    records: withSupplement(`s."supplCd" = 'S6' and s."loadKg" * 100 >= s."ratedKg" * 75`),
    fileOrgNm: '양중계획서.pdf',
    lines: [
      '인양물의 무게와 달기구',
      '작업반경별 정격하중과 지반',
      '추락·낙하·전도·협착·붕괴 예방대책',
      '신호수와 작업지휘자',
    ],
  },
  {
    taskClassNm: 'workPermit',
    taskFlag: 'image',
    records: newest('workPermit', 'permitNo', 4),
    fileOrgNm: '작업위치.png',
    pictureExplan: '작업 위치와 차단 밸브',
    lines: ['작업 위치', '차단 밸브'],
  },
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

/**
 * Puts the files of the demonstration into the store and hangs them on its records; does nothing where there
 * are files.
 */
export async function seedFiles(url: string, fileDir: string): Promise<number> {
  const database = createDatabase(url, { max: 1 })
  try {
    if (await database.maybe('select 1 from "attachFile" limit 1')) return 0
    const store = await createDiskStore(fileDir)
    return await database.transaction(async (sql) => {
      let count = 0
      for (const hanging of hangings) count += await hang(sql, store, hanging)
      return count + (await hangPictures(sql, store)) + (await hangSheet(sql, store))
    })
  } finally {
    closePdfRenderer()
    await database.end()
  }
}

async function hang(sql: Sql, store: FileStore, hanging: Hanging): Promise<number> {
  const { taskClassNm, taskFlag, records, fileOrgNm, pictureExplan = null, lines } = hanging
  const found = await sql.query<{ taskKey: string; userId: string }>(records)
  const now = momentOf(systemClock.now())
  for (const [index, { taskKey, userId }] of found.entries()) {
    const isPicture = fileOrgNm.endsWith('.png')
    const bytes = isPicture
      ? await picture(lines, index)
      : await renderPdf(path.join(import.meta.dirname, 'demo-document.typ'), {
          title: fileOrgNm.replace(/\.\w+$/, '').replaceAll('_', ' '),
          day: now.slice(0, 10),
          author: `${taskClassNm} ${taskKey}`,
          lines,
        })
    const content = await store.put(Readable.from([bytes]))
    const file: NewFile = {
      fileOrgNm,
      fileSize: content.size,
      fileExt: isPicture ? 'png' : 'pdf',
      contentType: isPicture ? 'image/png' : 'application/pdf',
      sha256: content.sha256,
      preview: isPicture
        ? await sharp(bytes)
            .resize(imagePreviewPixels, imagePreviewPixels, { fit: 'cover' })
            .webp()
            .toBuffer()
        : null,
      pictureExplan,
      takenDt: null,
    }
    const session = { ...asSystem('시연 자료'), userId }
    const context: Context = { session, sql, clock: systemClock, ...timeOf(now), publish: () => undefined }
    await insertFiles(context, { taskClassNm, taskKey, taskFlag }, [file])
  }
  return found.length
}

/** A drawing of a place: pipes, a vessel and a mark. */
function picture(lines: readonly string[], index: number): Promise<Buffer> {
  const x = 90 + index * 110
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">
    <rect width="640" height="420" fill="#e9edf2"/><rect x="60" y="120" width="140" height="220" rx="60" fill="#b8c4d2" stroke="#5d6b7a" stroke-width="4"/>
    <path d="M200 190H600M200 270H600" stroke="#7a8794" stroke-width="18" fill="none"/>
    <circle cx="${x + 140}" cy="190" r="26" fill="none" stroke="#c0261c" stroke-width="6"/><path d="M${x + 122} 272l36 -24v48z" fill="#c0261c"/>
    <title>${lines.join(', ')}</title></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
