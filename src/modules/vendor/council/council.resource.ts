import {
  code,
  date,
  datetime,
  flag,
  month,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { councilStates, councilTransitions } from './council-transitions.rule.ts'

export const councilMenus = ['vendor/council/council', 'vendor/council/councilStat'] as const

const items = defineLines({
  name: 'councilItem',
  title: '안건',
  key: 'councilItemNo',
  parent: 'councilNo',
  fields: {
    agendaCd: code('안건', 'COUNCIL_AGENDA', { required: true }),
    cont: textarea('협의 내용', { max: 2000 }),
    decisionCont: textarea('결정', { max: 1000 }),
    ownerUserId: user('담당'),
    dueYmd: date('기한'),
    imprNo: ref('개선', 'improvement', { readOnly: true }),
  },
})
const attends = defineLines({
  name: 'councilAttend',
  title: '구성원',
  key: 'councilAttendNo',
  parent: 'councilNo',
  fields: {
    attendUserId: user('구성원', { required: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    attendYn: flag('출석', { required: true, control: 'checkbox' }),
    signDt: datetime('서명일시', { readOnly: true }),
  },
})

/** 안전보건 협의체: the plant and all of its contractors, every month (산업안전보건법 제64조제1항제1호, 시행규칙 제79조). */
export const council = defineResource({
  name: 'council',
  title: '안전보건 협의체',
  path: '/api/vendor/council',
  menus: [...councilMenus],
  key: 'councilNo',
  fields: {
    councilCd: text('협의체번호', { numbering: 'CN-{plant}-{YYYY}-{seq4}', searchable: true }),
    kindCd: code('구분', 'COUNCIL_KIND', { required: true, control: 'radio' }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    councilYm: month('년월', { required: true }),
    meetDt: datetime('회의 일시'),
    placeNm: text('장소', { max: 100 }),
    chairUserId: user('의장'),
    shareDt: datetime('회의록 공유일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['kindCd', 'plantCd', 'councilYm']],
  order: [{ by: 'councilYm', direction: 'desc' }],
  list: [
    'councilCd',
    'state',
    'kindCd',
    'councilYm',
    'plantCd',
    'meetDt',
    'placeNm',
    'chairUserId',
    'shareDt',
  ],
  search: { councilCd: 'contains', kindCd: 'in', councilYm: 'period', state: 'in', plantCd: 'equals' },
  lines: { items, attends },
  files: {
    document: { label: '회의자료·사진', limit: 20, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: councilStates,
  transitions: councilTransitions,
})
export interface Council extends FullRow<typeof council> {}
