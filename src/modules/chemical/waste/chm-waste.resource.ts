import { code, date, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource } from '../../../core/shared/resource.ts'

/**
 * 폐기물 인계: what left a store for disposal, with the weight of its entry, until a carrier has it. The entry of
 * the journal makes the draft, and a waste ledger takes its rows from here. (features 4: waste hand-over;
 * 폐기물관리법 제18조)
 */
export const chmWaste = defineResource({
  name: 'chmWaste',
  title: '폐기물 인계',
  path: '/api/chm/waste',
  listPath: '/api/chm/wastes',
  menus: ['chm/inout/wasteOut'],
  key: 'wasteNo',
  fields: {
    wasteCd: text('인계번호', { numbering: 'WS-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    ioNo: ref('폐기출고 전표', 'chmInOut', { readOnly: true }),
    storeNo: ref('장소', 'chmStore', { readOnly: true }),
    prodNo: ref('제품', 'chmProduct', { readOnly: true }),
    lotNo: text('로트', { readOnly: true, max: 50 }),
    wasteYmd: date('폐기일', { readOnly: true }),
    wasteQty: number('폐기량(kg)', { decimals: 3, min: 0, readOnly: true }),
    wasteTxt: textarea('폐기 사유', { readOnly: true, max: 1000 }),
    wasteKindCd: code('폐기물 종류', 'CHM_WASTE', { required: true }),
    keepTxt: text('보관장소', { max: 200 }),
    carrierTxt: text('수집·운반자', { max: 200 }),
    treaterTxt: text('처리자', { max: 200 }),
    manifestNo: text('올바로 인계번호', { max: 50, searchable: true }),
    handYmd: date('인계일'),
    handQty: number('인계량(kg)', { decimals: 3, min: 0 }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'wasteYmd', direction: 'desc' }],
  list: [
    'wasteCd',
    'state',
    'wasteYmd',
    'prodNo',
    'lotNo',
    'wasteQty',
    'wasteKindCd',
    'storeNo',
    'carrierTxt',
    'manifestNo',
    'handYmd',
    'handQty',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    state: 'in',
    wasteKindCd: 'in',
    prodNo: 'equals',
    storeNo: 'equals',
    wasteYmd: 'period',
    handYmd: 'period',
  },
  files: {
    document: { label: '인계서·계량표', limit: 10, maxMegabytes: 10, extensions: documentExtensions },
  },
  states: { draft: '인계 대기', handed: '인계 완료', cancelled: '취소' },
  transitions: {
    handOver: { label: '인계 확정', from: ['draft'], to: 'handed' },
    reopen: { label: '인계 취소', from: ['handed'], to: 'draft', reasonMin, danger: true },
    cancelBySystem: { label: '전표 취소', from: ['draft'], to: 'cancelled', system: true },
  },
})
