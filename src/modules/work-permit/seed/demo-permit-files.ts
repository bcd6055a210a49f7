import type { Sql } from '../../../core/server/database/database.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { hangAll, newest, type Hanging } from '../../../../db/seed/hang-files.ts'

const withSupplement = (where: string): string =>
  `select p."permitNo"::text as "taskKey", p."createUserId" as "userId" from "workPermit" p join "permitSupplement" s using ("permitNo") where ${where}`

/** Plans, assessments of risks and pictures of the place. */
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
]
export const hangPermitFiles = (sql: Sql, store: FileStore): Promise<number> => hangAll(sql, store, hangings)
