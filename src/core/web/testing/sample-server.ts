import type { Detail } from '../../shared/resource.ts'
import type { FakeAnswer } from './fake-server.ts'
import type { samplePermit } from './work-permit.ts'

const codes: Record<string, [string, string][]> = {
  COM_PLANT_CD: [
    ['0000', '전사'],
    ['1000', '여수공장'],
    ['2000', '울산공장'],
  ],
  PTW_TYPE: [
    ['H', '화기작업'],
    ['G', '일반위험작업'],
  ],
  PTW_SUPPL: [
    ['S1', '밀폐공간 출입'],
    ['S2', '정전'],
    ['S3', '굴착'],
    ['S5', '고소'],
    ['S6', '중장비·양중'],
  ],
  PTW_JOB: [
    ['W', '용접공'],
    ['P', '배관공'],
    ['S', '비계공'],
  ],
  SUSP_REASON: [
    ['GAS', '가스경보'],
    ['WTH', '기상'],
  ],
  TASK_GRP: [['TGP02', '공사안전']],
}
const departments = [
  { deptCd: 'D100', deptNm: '여수공장', pdeptCd: null, plantCd: '1000' },
  { deptCd: 'D110', deptNm: '생산팀', pdeptCd: 'D100', plantCd: '1000' },
  { deptCd: 'D111', deptNm: '생산1팀', pdeptCd: 'D110', plantCd: '1000' },
  { deptCd: 'D120', deptNm: '공무팀', pdeptCd: 'D100', plantCd: '1000' },
]
const processes: Record<string, { processNo: number; processNm: string }[]> = {
  D111: [
    { processNo: 11, processNm: '에틸렌 공정' },
    { processNo: 12, processNm: '프로필렌 공정' },
  ],
  D120: [{ processNo: 21, processNm: '유틸리티' }],
}
const users = [
  { userId: 'E1001', userNm: '안전담당01', plantNm: '여수공장', deptCd: 'D111', deptNm: '생산1팀' },
  { userId: 'E1002', userNm: '작업책임01', plantNm: '여수공장', deptCd: 'D120', deptNm: '공무팀' },
]
const works = [
  '열교환기 배관 용접',
  '탱크 내부 청소',
  '냉각탑 보온재 교체',
  '펌프 정비',
  '옥외 배관 비계 설치',
]
const states = [
  'draft',
  'requested',
  'reviewing',
  'awaiting',
  'approved',
  'working',
  'suspended',
  'closed',
  'cancelled',
  'rejected',
] as const

const permitRow = (no: number) => ({
  permitNo: no,
  permitCd: `P-1000-20260310-${String(no).padStart(4, '0')}`,
  workNm: works[no % works.length]!,
  plantCd: '1000',
  plantNm: '여수공장',
  deptCd: 'D111',
  deptNm: '생산1팀',
  processNo: 11,
  processNm: '에틸렌 공정',
  permitTypeCd: no % 2 ? 'H' : 'G',
  permitTypeNm: no % 2 ? '화기작업' : '일반위험작업',
  supplCds: no % 3 ? ['S1', 'S5'] : [],
  workYmd: '2026-03-10',
  planMonth: '2026-03',
  meetTime: '07:40',
  startDt: '2026-03-10T08:00:00+09:00',
  endDt: '2026-03-10T17:30:00+09:00',
  headCnt: 3 + no,
  areaQty: 12.5,
  budgetAmt: 1_250_000 * no,
  fireYn: 'Y' as const,
  toolTags: ['용접기', '그라인더'],
  supUserId: 'E1002',
  supUserNm: '작업책임01',
  vendorCd: 'V001',
  vendorNm: '한빛플랜트',
  wkodNo: 5,
  wkodNm: '열교환기 정비',
  drawingUrl: 'https://example.com/drawing/11',
  workTxt:
    '열교환기 출구 배관 2곳을 절단하고 새 배관을 용접합니다.\n용접 불티 비산방지포를 설치하고 화재감시자를 배치합니다.',
  state: states[no % states.length]!,
  createUserId: 'V1001',
  createDt: '2026-03-09T10:00:00+09:00',
  updateUserId: 'V1001',
  updateDt: '2026-03-09T11:20:00+09:00',
})
export const permitDetail = (no: number): Detail<typeof samplePermit> => ({
  data: {
    ...permitRow(no),
    workers: [
      {
        permitWorkerNo: 1,
        workerNm: '작업자01',
        jobTypeCd: 'W',
        jobTypeNm: '용접공',
        birthYmd: '1985-02-03',
        careerCnt: 12,
        leaderYn: 'Y',
      },
      {
        permitWorkerNo: 2,
        workerNm: '작업자02',
        jobTypeCd: 'P',
        jobTypeNm: '배관공',
        birthYmd: null,
        careerCnt: 4,
        leaderYn: 'N',
      },
    ],
  },
  allowed: [
    { action: 'start', label: '작업시작', reasons: [] },
    {
      action: 'complete',
      label: '완료신고',
      reasons: [
        {
          guard: 'gas',
          message: '가스 측정값(산소 17.9 %)이 기준(18 % 이상 23.5 % 미만)을 벗어났습니다.',
          fixUrl: '/wkod/gas?no=1',
        },
        { guard: 'watcher', message: '화재감시자가 배치되지 않았습니다.' },
      ],
    },
    { action: 'suspend', label: '일시중지', reasons: [] },
  ],
  editable: [],
})

/** Answers as the server gives them, for the sample definition. */
export const sampleRoutes: Record<string, FakeAnswer> = {
  'GET /api/manage/codes/*': ({ path }) => ({
    data: (codes[path.split('/').at(-1)!] ?? []).map(([code, codeNm]) => ({ code, codeNm })),
  }),
  'GET /api/manage/depts': () => ({ data: departments }),
  'GET /api/manage/process': ({ query }) => ({ data: processes[query.get('deptCd') ?? ''] ?? [] }),
  'GET /api/manage/users': ({ query }) => {
    const found = users.filter(({ userNm }) => userNm.includes(query.get('userNm') ?? ''))
    return { data: found, total: found.length }
  },
  'GET /api/common/lookup/*': ({ path, query }) => ({
    data: (path.endsWith('vendor')
      ? [
          { key: 'V001', name: '한빛플랜트' },
          { key: 'V002', name: '대한설비' },
        ]
      : [{ key: 5, name: '열교환기 정비' }]
    ).filter(({ name }) => name.includes(query.get('q') ?? '')),
  }),
  'GET /api/sample/permits': ({ query }) => ({
    data: Array.from({ length: 12 }, (_each, index) => permitRow(index + 1)),
    total: query.get('q') === '없음' ? 0 : 137,
    more: false,
  }),
  'GET /api/sample/permit/*': ({ path }) => permitDetail(Number(path.split('/').at(-1))),
  'GET /api/sample/permit/1/history': () => ({
    data: {
      audit: [
        {
          auditNo: 2,
          dt: '2026-03-09T11:20:00+09:00',
          userId: 'V1001',
          userNm: '현장대리인',
          actCd: 'ACT03',
          diff: { headCnt: [3, 4], permitTypeCd: ['G', 'H'], workNm: [null, '열교환기 배관 용접'] },
        },
        {
          auditNo: 1,
          dt: '2026-03-09T10:00:00+09:00',
          userId: 'V1001',
          userNm: '현장대리인',
          actCd: 'ACT02',
          diff: null,
        },
      ],
      states: [
        {
          stateHistNo: 1,
          fromState: null,
          toState: 'draft',
          actNm: '등록',
          reason: null,
          userId: 'V1001',
          userNm: '현장대리인',
          actDt: '2026-03-09T10:00:00+09:00',
        },
        {
          stateHistNo: 2,
          fromState: 'draft',
          toState: 'requested',
          actNm: '허가요청',
          reason: null,
          userId: 'V1001',
          userNm: '현장대리인',
          actDt: '2026-03-09T11:30:00+09:00',
        },
        {
          stateHistNo: 3,
          fromState: 'requested',
          toState: 'rejected',
          actNm: '반려',
          reason: '소화기 배치 위치가 도면과 다릅니다.',
          userId: 'E1001',
          userNm: '안전담당01',
          actDt: '2026-03-09T13:00:00+09:00',
        },
      ],
    },
  }),
  'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
}
