import { code, date, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { atItsPlants } from '../vendor/vendor-plant.resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { equipStates, equipTransitions } from './equip-transitions.rule.ts'

/** Menus on which the plant looks after the equipment of vendors. */
export const equipMenus = ['vendor/enter/vendorEquip', 'constSafe/equip/equipList'] as const

/**
 * 반입장비: what vendors bring in, with inspection, insurance and driver; the permit asks whether it is valid
 * (vendor 2.2; ptw 4).
 */
export const vendorEquip = defineResource({
  name: 'vendorEquip',
  title: '반입장비',
  path: '/api/vendor/equip',
  menus: [
    ...equipMenus,
    vendorInfoMenu,
    '/wkod/wkodRequest',
    'constSafe/permit/permitRequest',
    'constSafe/permit/permitReview',
  ],
  key: 'vendorEquipNo',
  fields: {
    vendorEquipNm: text('장비명', { required: true, searchable: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    equipTypeCd: code('장비종류', 'VND_EQUIP', { required: true }),
    regNo: text('등록번호', { required: true, max: 50, searchable: true }),
    modelNm: text('형식', { max: 100 }),
    capaTxt: text('용량·정격', { max: 100 }),
    madeYmd: date('제작일'),
    inspToYmd: date('검사 유효일'),
    insurToYmd: date('보험 유효일'),
    driverWorkerNo: ref('조종자', 'vendorWorker'),
    remark: textarea('비고', { max: 500 }),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants, below: true },
  unique: [['vendorCd', 'regNo']],
  list: [
    'vendorEquipNm',
    'state',
    'vendorCd',
    'equipTypeCd',
    'regNo',
    'capaTxt',
    'inspToYmd',
    'insurToYmd',
    'driverWorkerNo',
  ],
  search: {
    vendorEquipNm: 'contains',
    vendorCd: 'equals',
    equipTypeCd: 'in',
    state: 'in',
    regNo: 'contains',
    inspToYmd: 'period',
    insurToYmd: 'period',
  },
  excel: {
    import: [
      'vendorCd',
      'vendorEquipNm',
      'equipTypeCd',
      'regNo',
      'modelNm',
      'capaTxt',
      'madeYmd',
      'inspToYmd',
      'insurToYmd',
    ],
  },
  files: {
    photo: { label: '사진', imageOnly: true, limit: 5, maxMegabytes: 10 },
    document: {
      label: '검사증·보험증권·등록증',
      limit: 20,
      maxMegabytes: 10,
      extensions: documentExtensions,
    },
  },
  states: equipStates,
  transitions: {
    ...equipTransitions,
    stop: { ...equipTransitions.stop, danger: true },
    // What was just registered is to be let in: its way out must not look like the step to take.
    takeOut: { ...equipTransitions.takeOut, danger: true },
  },
})
export interface VendorEquip extends FullRow<typeof vendorEquip> {}
