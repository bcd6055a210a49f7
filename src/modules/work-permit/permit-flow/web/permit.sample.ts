import type { FakeAnswer } from '../../../../core/web/testing/fake-server.ts'
import { firstPermitParameters } from '../../permit/permit-parameters.rule.ts'
import type { WorkPermit } from '../../permit/work-permit.resource.ts'
import type { PermitDetail } from '../../permit/web/permit-queries.ts'

const day = '2026-03-10'
export const sampleParameters = firstPermitParameters('2026-01-01')

/** A permit for hot work in a vessel, as the server answers it; tests change what they are about. */
export const samplePermitRow = {
  permitNo: 1,
  permitCd: 'P-1000-20260310-0001',
  permitNm: 'R-101 배관용접',
  wkodNo: 7,
  wkodNm: 'W-1000-2603-00007',
  state: 'approved',
  plantCd: '1000',
  vendorCd: 'V00001',
  vendorNm: '누리샘기계정비㈜',
  execDeptCd: null,
  permitTypeCd: 'H',
  permitTypeNm: '화기작업',
  supplCds: [],
  startDt: `${day}T08:00:00+09:00`,
  endDt: `${day}T16:00:00+09:00`,
  areaCd: 'A1',
  areaNm: '반응',
  placeTxt: 'R-101 하부',
  exZoneCd: 'zone2',
  exZoneNm: '2종',
  workTxt: '배관을 절단하고 용접한다.',
  supWorkerNo: 11,
  supWorkerNm: '김민수',
  watcherWorkerNo: null,
  noMatYn: 'Y',
  emergTel: '061-000-0119',
  assemblyTxt: '정문 앞',
  gasDueDt: null,
  riskGradeCd: 'M',
  riskGradeNm: '중(M)',
  createUserId: 'vnd01s',
  createDt: `${day}T07:00:00+09:00`,
  updateUserId: 'vnd01s',
  updateDt: `${day}T07:30:00+09:00`,
  workers: [],
  equips: [],
  materials: [],
  supplements: [],
  checks: [],
  checkRounds: [],
  gases: [],
  entries: [],
  events: [],
  cooperations: [],
  signatures: [],
  meetings: [],
  attends: [],
  adjusts: [],
} as unknown as WorkPermit
export const sampleDetail = (
  data: Partial<WorkPermit> = {},
  rest: Partial<PermitDetail> = {},
): PermitDetail => ({
  data: { ...samplePermitRow, ...data },
  allowed: [],
  editable: [],
  ...rest,
})

const codes: Record<string, [string, string][]> = {
  PTW_GAS_POINT: [
    ['top', '상부'],
    ['bottom', '하부'],
  ],
  PTW_EX_ZONE: [
    ['zone2', '2종'],
    ['none', '비위험장소'],
  ],
  SUSP_REASON: [
    ['GAS', '가스경보'],
    ['OVERDUE', '측정기한 초과'],
    ['OTHER', '기타'],
  ],
}
/** Everything a permit's page asks for, apart from the permit itself. */
export const permitRoutes: Record<string, FakeAnswer> = {
  'GET /api/manage/codes/*': ({ path }) => ({
    data: (codes[path.split('/').at(-1) ?? ''] ?? []).map(([code, codeNm]) => ({ code, codeNm })),
  }),
  'GET /api/common/lookup/*': () => ({ data: [{ key: 12, name: '이준호' }] }),
  'GET /api/saf/workpermitcrew': () => ({
    data: [
      { key: 12, name: '이준호', deptNm: null, reasons: [] },
      {
        key: 13,
        name: '안효준',
        deptNm: null,
        reasons: ['출입안전교육이 2026-03-01 만료되었습니다.', '건강진단 기록이 없습니다.'],
      },
    ],
  }),
  'GET /api/saf/permitparameters': () => ({ data: sampleParameters }),
  'GET /api/saf/simops': () => ({ data: { level: 'none', conflicts: [], slots: [], comparedCnt: 0 } }),
  'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
}
