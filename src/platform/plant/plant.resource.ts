import { flag, number, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 사업장 (admin 2.1). 0000 is the company as a whole; the database mirrors plants into the code group
 * COM_PLANT_CD.
 */
export const plant = defineResource({
  name: 'plant',
  title: '사업장',
  path: '/api/manage/plant',
  menus: ['manage/dept/plantList'],
  key: 'plantCd',
  fields: {
    plantCd: text('사업장코드', { required: true, min: 4, max: 4 }),
    plantNm: text('사업장명', { required: true }),
    plantNmEn: text('사업장명(En)'),
    plantNmZh: text('사업장명(Zh)'),
    plantNmEs: text('사업장명(Es)'),
    shortNm: text('약칭', { required: true, max: 20 }),
    addr: text('주소'),
    bizRegNo: text('사업자번호', { form: 'businessNo', max: 10 }),
    headUserId: user('사업장장'),
    integPermitYn: flag('통합허가', { control: 'checkbox', first: 'N' }),
    psmYn: flag('PSM대상', { control: 'checkbox', first: 'N' }),
    quotaYn: flag('총량대상', { control: 'checkbox', first: 'N' }),
    workerCnt: number('상시근로자', { min: 0 }),
  },
  scope: 'everyone',
  order: [{ by: 'plantCd', direction: 'asc' }],
  search: { plantNm: 'contains', psmYn: 'equals' },
})
