import { code, codes, date, flag, refCode, text } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { handledMaterialMenu } from './handled-material.resource.ts'

/**
 * 측정기: the instruments with which the air of works is measured at a plant, whoever owns them.
 * A measurement names one of them, and its calibration is read from here (안전보건규칙 제619조의2).
 */
export const gasDevice = defineResource({
  name: 'gasDevice',
  title: '측정기',
  path: '/api/saf/gasdevice',
  menus: [
    handledMaterialMenu,
    'constSafe/permit/permitRequest',
    'constSafe/permit/permitReview',
    '/wkod/wkodRequest',
  ],
  key: 'gasDeviceNo',
  fields: {
    gasDeviceNm: text('측정기 번호', { required: true, max: 50, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deviceKindCd: code('측정기 종류', 'PTW_DEVICE_KIND', { required: true, control: 'radio' }),
    gasCds: codes('측정 가스', 'PTW_DEVICE_GAS', { control: 'checkbox' }),
    calYmd: date('교정일', { required: true }),
    calExpYmd: date('교정기한', { required: true }),
    deviceStatCd: code('상태', 'PTW_DEVICE_STAT', { required: true, control: 'radio' }),
    remark: text('비고', { max: 500 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  // Companies choose from it too; it says nothing of anybody.
  scope: 'everyone',
  unique: [['plantCd', 'gasDeviceNm']],
  order: [{ by: 'gasDeviceNm', direction: 'asc' }],
  list: [
    'gasDeviceNm',
    'plantCd',
    'deviceKindCd',
    'gasCds',
    'calYmd',
    'calExpYmd',
    'deviceStatCd',
    'useYn',
    'remark',
  ],
  search: {
    gasDeviceNm: 'contains',
    plantCd: 'equals',
    deviceKindCd: 'in',
    deviceStatCd: 'in',
    calExpYmd: 'period',
  },
  excel: {
    import: [
      'gasDeviceNm',
      'plantCd',
      'deviceKindCd',
      'gasCds',
      'calYmd',
      'calExpYmd',
      'deviceStatCd',
      'useYn',
      'remark',
    ],
  },
})
