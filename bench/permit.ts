import { defineBehaviour, type Behaviour } from '../src/core/server/entity/behaviour.ts'
import { cost, date, datetime, flag, number, ref, text, textarea } from '../src/core/shared/field.ts'
import { defineResource } from '../src/core/shared/resource.ts'
import { statuses } from './rows.ts'

/** Any menu will do; the bench's users have them all. */
const menus = ['chm/main/chmDashboard']

export const departmentResource = defineResource({
  name: 'benchDepartment',
  title: '부서(벤치)',
  path: '/api/bench/department',
  menus,
  key: 'departmentNo',
  fields: { departmentNm: text('부서명', { required: true }) },
  scope: 'everyone',
  list: ['departmentNm'],
  search: {},
})
export const vendorResource = defineResource({
  name: 'benchVendor',
  title: '업체(벤치)',
  path: '/api/bench/vendor',
  menus,
  key: 'companyNo',
  fields: { companyNm: text('업체명', { required: true }) },
  scope: 'everyone',
  list: ['companyNm'],
  search: {},
})

/**
 * The shape of every bench target's work permit: 25 columns, two relations, rows limited to the user's
 * plants; here with states, stamps and search.
 */
export const permitResource = defineResource({
  name: 'benchPermit',
  title: '작업허가(벤치)',
  path: '/api/bench/permit',
  menus,
  key: 'permitNo',
  fields: {
    permitCd: text('허가번호', { required: true, max: 40, searchable: true }),
    titleNm: text('작업명', { required: true, searchable: true }),
    content: textarea('작업내용'),
    plantCd: text('사업장', { required: true, max: 20 }),
    workTypeNm: text('작업유형', { max: 50 }),
    riskNm: text('위험등급', { max: 50 }),
    departmentNo: ref('부서', 'benchDepartment'),
    companyNo: ref('업체', 'benchVendor'),
    requesterNm: text('신청자', { max: 50 }),
    approverNm: text('승인자', { max: 50 }),
    supervisorNm: text('감독자', { max: 50 }),
    locationNm: text('장소'),
    equipmentCd: text('설비번호', { max: 50 }),
    workYmd: date('작업일', { required: true }),
    startDt: datetime('시작'),
    endDt: datetime('종료'),
    workerCnt: number('인원', { min: 1, max: 999 }),
    oxygenRate: number('산소', { decimals: 2 }),
    gasRate: number('가연성가스', { decimals: 2 }),
    costAmt: cost('비용'),
    fireYn: flag('화기감시'),
    remark: text('비고'),
  },
  files: { file: { label: '첨부파일', limit: 100, maxMegabytes: 10, extensions: ['*'] } },
  scope: { plant: 'plantCd' },
  unique: [['permitCd']],
  order: [{ by: 'workYmd', direction: 'desc' }],
  list: [
    'permitCd',
    'titleNm',
    'plantCd',
    'state',
    'workTypeNm',
    'riskNm',
    'workYmd',
    'requesterNm',
    'locationNm',
    'workerCnt',
    'costAmt',
  ],
  search: { plantCd: 'equals', state: 'in', workYmd: 'period' },
  excel: {
    import: [
      'permitCd',
      'titleNm',
      'content',
      'plantCd',
      'workTypeNm',
      'riskNm',
      'departmentNo',
      'companyNo',
      'requesterNm',
      'approverNm',
      'supervisorNm',
      'locationNm',
      'equipmentCd',
      'workYmd',
      'startDt',
      'endDt',
      'workerCnt',
      'oxygenRate',
      'gasRate',
      'costAmt',
      'fireYn',
      'remark',
    ],
  },
  states: Object.fromEntries(statuses.map((status) => [status, status])) as Record<string, string>,
  transitions: {
    approve: {
      label: '승인',
      from: statuses,
      to: '승인',
      input: { remark: text('비고'), workerCnt: number('인원', { min: 1 }) },
    },
  },
})

/** The same entity with other numbers of rows: what does a list cost when they grow? */
export const grownResources = (
  [
    { size: 10_000, name: 'benchTenThousand', path: '/api/bench/ten-thousand' },
    { size: 1_000_000, name: 'benchMillion', path: '/api/bench/million' },
    { size: 10_000_000, name: 'benchTenMillion', path: '/api/bench/ten-million' },
  ] as const
).map(({ size, ...place }) => ({ size, resource: { ...permitResource, ...place } }))

export const benchBehaviours: Behaviour[] = [
  defineBehaviour(departmentResource),
  defineBehaviour(vendorResource),
  ...[permitResource, ...grownResources.map(({ resource }) => resource)].map((resource) =>
    defineBehaviour(resource, {
      transitions: { approve: { set: (_row, _context, { remark, workerCnt }) => ({ remark, workerCnt }) } },
    }),
  ),
]
